extension DeviceLanguage {
  /// The language as people call it in English, with its code: "German (de)"; the code alone where unknown.
  public var title: String {
    let code = tag.split(separator: "-").first.map(String.init) ?? tag
    return languageNames[code].map { "\($0) (\(tag))" } ?? tag
  }
}

extension DeviceLanguage {
  /// The languages with an English name, each with it, sorted by their codes.
  public static var named: [(code: String, name: String)] {
    languageNames.map { (code: $0.key, name: $0.value) }.sorted { $0.code < $1.code }
  }
}

/// Names of languages by their ISO 639-1 code.
private let languageNames = [
  "af": "Afrikaans", "ar": "Arabic", "az": "Azerbaijani", "be": "Belarusian", "bg": "Bulgarian",
  "bn": "Bengali", "bs": "Bosnian", "ca": "Catalan", "cs": "Czech", "cy": "Welsh", "da": "Danish",
  "de": "German", "el": "Greek", "en": "English", "es": "Spanish", "et": "Estonian", "eu": "Basque",
  "fa": "Persian", "fi": "Finnish", "fr": "French", "ga": "Irish", "gl": "Galician",
  "gu": "Gujarati", "he": "Hebrew", "hi": "Hindi", "hr": "Croatian", "hu": "Hungarian",
  "hy": "Armenian", "id": "Indonesian", "is": "Icelandic", "it": "Italian", "ja": "Japanese",
  "ka": "Georgian", "kk": "Kazakh", "km": "Khmer", "kn": "Kannada", "ko": "Korean", "ky": "Kyrgyz",
  "lo": "Lao", "lt": "Lithuanian", "lv": "Latvian", "mk": "Macedonian", "ml": "Malayalam",
  "mn": "Mongolian", "mr": "Marathi", "ms": "Malay", "my": "Burmese", "nb": "Norwegian Bokmål",
  "ne": "Nepali", "nl": "Dutch", "nn": "Norwegian Nynorsk", "no": "Norwegian", "pa": "Punjabi",
  "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian", "si": "Sinhala",
  "sk": "Slovak", "sl": "Slovenian", "sq": "Albanian", "sr": "Serbian", "sv": "Swedish",
  "sw": "Swahili", "ta": "Tamil", "te": "Telugu", "th": "Thai", "tr": "Turkish", "uk": "Ukrainian",
  "ur": "Urdu", "uz": "Uzbek", "vi": "Vietnamese", "zh": "Chinese", "zu": "Zulu",
]
