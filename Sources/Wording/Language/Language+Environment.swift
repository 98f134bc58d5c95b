import GalleryCore

extension Language {
    /// The language of messages by the variables of the locale, whether or not that locale is installed: the first of
    /// LC_ALL, LC_MESSAGES and LANG that is set and not empty decides (POSIX.1-2017, XBD 8.2). English for every
    /// language without sentences, and for C and POSIX.
    public init(environment: [String: String]) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty }
        // `language_TERRITORY.codeset@modifier`, of which only the language counts.
        self = locale.flatMap { Language(rawValue: $0.prefix { $0.isLetter }.lowercased()) } ?? .english
    }
}
