internal import Commands

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

@main
struct Main {
  static func main() {
    exit(Inapp.run())
  }
}
