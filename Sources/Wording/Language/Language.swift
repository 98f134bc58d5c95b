import Synchronization

public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case russian = "ru"

    /// ISO 639-1 code, as used in settings and environment variables.
    public var code: String { rawValue }

    public static var current: Language { scoped ?? chosen.withLock { $0 } }

    /// Sets the language of new messages in all tasks.
    public static func choose(_ language: Language) { chosen.withLock { $0 = language } }

    /// Overrides the language in `body` and in the tasks that it starts, so that tests in parallel do not interfere.
    public func asCurrent<Value>(_ body: () throws -> Value) rethrows -> Value {
        try Self.$scoped.withValue(self, operation: body)
    }

    @TaskLocal private static var scoped: Language?

    // Global, like the locale of a process; otherwise every function that makes a message would need a parameter. Set
    // at startup and by `set language`; affects only texts.
    private static let chosen = Mutex(Language.english)

    /// Language of messages from the locale variables, even if that locale is not installed: the first nonempty one of
    /// LC_ALL, LC_MESSAGES and LANG (POSIX.1-2017, XBD 8.2). English for C, POSIX and languages without translations.
    public init(environment: [String: String]) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
            .first { !$0.isEmpty }
        // Uses only the language part of `language_TERRITORY.codeset@modifier`.
        self = locale.flatMap { Language(rawValue: $0.prefix { $0.isLetter }.lowercased()) } ?? .english
    }
}
