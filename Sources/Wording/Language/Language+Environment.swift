extension Language {
    /// Language of messages from the locale variables, even if that locale is not installed: the first nonempty one of
    /// LC_ALL, LC_MESSAGES and LANG (POSIX.1-2017, XBD 8.2). English for C, POSIX and languages without translations.
    public init(environment: [String: String]) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty }
        // Uses only the language part of `language_TERRITORY.codeset@modifier`.
        self = locale.flatMap { Language(rawValue: $0.prefix { $0.isLetter }.lowercased()) } ?? .english
    }
}
