/// Names of languages that Commons puts before texts: their own, and English ones.
enum LanguageNames {
    /// Codes by name in lower case.
    static let codes: [String: String] = {
        var codes: [String: String] = [:]
        for line in names {
            let words = line.split(separator: " ").map(String.init)
            for name in words.dropFirst() { codes[name] = words[0] }
        }
        return codes
    }()

    private static let names = [
        "ar العربية arabic", "be беларуская belarusian", "bg български bulgarian", "ca català catalan",
        "cs čeština czech", "da dansk danish", "de deutsch german", "el ελληνικά greek", "en english",
        "es español spanish", "et eesti estonian", "eu euskara basque", "fa فارسی persian",
        "fi suomi finnish",
        "fr français french", "gl galego galician", "he עברית hebrew", "hr hrvatski croatian",
        "hu magyar hungarian", "it italiano italian", "ja 日本語 japanese", "ko 한국어 korean", "la latina latin",
        "nb norsk norwegian", "nl nederlands dutch", "pl polski polish", "pt português portuguese",
        "ro română romanian", "ru русский russian", "sk slovenčina slovak", "sl slovenščina slovenian",
        "sr српски serbian", "sv svenska swedish", "tr türkçe turkish", "uk українська ukrainian",
        "zh 中文 chinese",
    ]
}
