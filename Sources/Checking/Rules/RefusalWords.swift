internal import Archives

extension Refusal.Reason {
  /// Whether Android is known not to read an archive with the fault.
  var isUnreadOnAndroid: Bool { self == .storedStreaming || self == .leavesFolder }

  /// What an archive must be, and why it is refused otherwise.
  var words: (summary: String, why: String) {
    switch self {
    case .emptyName:
      ("An entry must have a name.", "A file without a name cannot be written anywhere.")
    case .leavesFolder:
      (
        "A path must stay inside the folder.",
        "A path with .. writes beside the folder, over somebody's files. Android refuses it."
      )
    case .absolutePath:
      (
        "A path must not begin at the root of the disk.",
        "Most tools strip the slash without a word, so the file lands elsewhere than the ZIP says."
      )
    case .driveLetter:
      (
        "A name must have no colon.",
        "On Windows a colon names a drive, or a hidden stream behind another file."
      )
    case .backslash:
      (
        "A name must have no backslash.",
        "To Windows it separates folders, elsewhere it is a letter: the same ZIP unpacks to "
          + "different files."
      )
    case .oddPath:
      (
        "A path must have no empty part and no dot for a part.",
        "Tools shorten such paths each in its own way, so two names may become one file."
      )
    case .hiddenCharacter:
      (
        "A name must have no invisible character.",
        "Line breaks, controls and marks that turn the writing direction make a name look like "
          + "another."
      )
    case .undecodableName:
      (
        "A name that claims to be UTF-8 must be.",
        "What cannot be decoded gets a different name from each tool."
      )
    case .reservedName:
      (
        "A name must be one that Windows takes.",
        "con, nul and the like are devices there, and a dot or space at the end is dropped."
      )
    case .longName: ("A name must not be too long.", "Disks take names of some 255 bytes at most.")
    case .deepPath:
      ("A path must not be too deep.", "Only a hostile ZIP has folders in folders without end.")
    case .duplicate:
      (
        "A name may stand only once in a ZIP.",
        "Most tools take the last of two without a word, so what was checked need not be what is "
          + "shown."
      )
    case .sameOnDisk:
      (
        "Two names must differ in more than case or accents' spelling.",
        "On many disks the second overwrites the first."
      )
    case .fileIsFolder:
      (
        "A file must not have the name of a folder.",
        "One path cannot be both; which of them is written depends on the tool."
      )
    case .link:
      (
        "A ZIP must hold no links.",
        "A link can lead out of the folder, and what is written through it lands elsewhere."
      )
    case .specialFile:
      (
        "A ZIP must hold plain files and folders only.",
        "Devices, pipes and sockets have no place in a template."
      )
    case .encrypted:
      ("A ZIP must not be encrypted.", "Phones have no password to open it with.")
    case .unsupportedMethod:
      (
        "Content must be stored or deflated.", "Phones unpack no other kind of compression."
      )
    case .unknownFeature:
      (
        "Content must be nothing that only newer or other tools know.",
        "Patches for other files, and versions of the format above 6.3, are refused by some tools "
          + "and read by others as if they were plain files."
      )
    case .storedStreaming:
      (
        "Stored content must have its size before it.",
        "Android reads the ZIP from the front, and cannot tell where stored content ends that has "
          + "its size after it: it gives up on the whole ZIP. inapp pack writes what it can read."
      )
    case .wrongChecksum:
      (
        "Content must match its checksum.",
        "Something was damaged or changed on the way; readers refuse it or pass it on unnoticed."
      )
    case .wrongSize:
      (
        "Content must have the size announced.",
        "A size that is wrong by accident is damage; one that is wrong by intent hides something."
      )
    case .damaged:
      ("A ZIP must be readable.", "What cannot be unpacked here cannot be shown on a phone.")
    case .twoNames:
      (
        "An entry must have one name.",
        "Where its two headers differ, one tool sees one file and another tool another."
      )
    case .twoHeaders:
      (
        "The headers of a ZIP must agree.",
        "Tools that read from the front and tools that read from the end would see different files."
      )
    case .overlap:
      ("Entries must not share bytes.", "Shared bytes are how small ZIPs unpack to endless files.")
    case .hiddenBytes:
      ("All bytes of a ZIP must belong to an entry.", "Bytes between entries hide something.")
    case .notAnArchive:
      ("The file must be a ZIP.", "Another format under a ZIP's name is no template.")
    case .truncated:
      (
        "A ZIP must have its end.",
        "The list of files stands at the end; a download cut short lacks it."
      )
    case .leadingBytes:
      ("A ZIP must begin with its first entry.", "What comes before it is a program or a disguise.")
    case .trailingBytes:
      ("Nothing may follow the end of a ZIP.", "What follows is not seen by most tools.")
    case .splitArchive:
      ("A ZIP must be whole.", "Phones take one file, not the parts of one.")
    case .tooManyEntries:
      ("A ZIP must not hold too many files.", "A template has a handful; thousands are an attack.")
    case .tooLarge:
      ("A ZIP must not unpack to too much.", "Far more bytes than a template needs fill a disk.")
    case .tooCompressed:
      (
        "A ZIP must not be compressed as only bombs are.",
        "A few bytes that unpack to very many are made to fill a disk."
      )
    }
  }
}

extension Obstacle.Reason {
  /// What an archive must be, and why Android does not read it otherwise.
  var words: (summary: String, why: String) {
    switch self {
    case .wideSizes:
      (
        "Sizes after a content must have four bytes.",
        "Android unpacks with Java's ZipInputStream. That of Java 17 takes sizes after a content under "
          + "4 GiB for four bytes long, whatever the ZIP says, and gives up on one that has eight; "
          + "after an empty file it takes half of them for both sizes and the rest for the end, which "
          + "is harmless only in the last file. Newer ones read on. Tools that write to a pipe may "
          + "make such ZIPs, as Python does with force_zip64; inapp pack does not."
      )
    case .nameNotUTF8:
      (
        "Names must be UTF-8.",
        "Android unpacks with Java's ZipInputStream, which takes names for UTF-8 and gives up on a "
          + "ZIP with any other, be it of a file that nobody needs. Old tools write names in the "
          + "encoding of their system; inapp pack writes UTF-8."
      )
    }
  }
}
