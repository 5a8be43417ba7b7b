# The formula for a Homebrew tap, in which .ci/dist fills what stands between @ signs.
class Inapp < Formula
  desc "Write, check and pack mobile in-app messages"
  homepage "@URL@"
  url "@URL@/releases/download/v@VERSION@/inapp-@VERSION@.tar.gz"
  sha256 "@SHA256@"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "libarchive"

  def install
    # libarchive is keg-only: macOS has one of its own, without headers.
    ENV.prepend_path "PKG_CONFIG_PATH", Formula["libarchive"].opt_lib/"pkgconfig"
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "inapp"
    bin.install ".build/release/inapp"
    man1.install Dir["man/*.1"]
    man5.install Dir["man/*.5"]
    bash_completion.install "completions/inapp.bash" => "inapp"
    zsh_completion.install "completions/_inapp"
    fish_completion.install "completions/inapp.fish"
  end

  test do
    system bin/"inapp", "new", "spinwheel"
    system bin/"inapp", "pack", "spinwheel"
    assert_match "native-config.json", shell_output("unzip -l spinwheel.zip")
  end
end
