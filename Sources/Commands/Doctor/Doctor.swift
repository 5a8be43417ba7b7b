internal import JSONTree
internal import Shell

struct DoctorOptions: CommandOptions {
  var common = CommonOptions()
  var format = PlainFormat.text
}

extension Command<Console> {
  static let doctor = Command(
    "doctor", .learn, "Shows versions and what is installed, as a report of a fault needs it.",
    discussion: [
      "It looks where shells and man find their files, at the program's own place, and at the time zone "
        + "database. It changes nothing, sends nothing, and never shows the API token.",
      "The exit code is 1 when something is missing that commands need, or is of another release.",
    ],
    arguments: [
      .option("format", \DoctorOptions.format, .choice, "How to write it.", default: "text")
    ],
    examples: [
      Example("inapp doctor", "Shows the report."),
      Example("inapp doctor > report.txt", "Writes it to a file, to be attached."),
      Example("inapp doctor --format json", "Writes JSON for a script."),
    ],
    run: runDoctor)
}

private func runDoctor(_ options: DoctorOptions, _ console: Console) throws -> Int32 {
  let checkup = Checkup(console)
  switch options.format {
  case .text: try console.print(checkup.text(console.paint()))
  case .json: try console.print(checkup.json.printed(breaksOutermost: true) + "\n")
  }
  return checkup.faults.isEmpty ? ExitCodes.done : ExitCodes.findings
}
