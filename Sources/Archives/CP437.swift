/// Returns a name in code page 437, the encoding of ZIP names that are not flagged as UTF-8.
func decodeCP437(_ bytes: [UInt8]) -> String {
  var text = String.UnicodeScalarView()
  for byte in bytes {
    text.append(byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte - 0x80)])
  }
  return String(text)
}

private let upperHalf: [Unicode.Scalar] = Array(
  """
  ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ\
  áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
  └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀\
  αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}
  """.unicodeScalars)
