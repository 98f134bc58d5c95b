import GalleryCore
import Synchronization

/// A language the sentences are written in.
public enum Language: UInt8, CaseIterable, Sendable {
    case english
    case russian

    /// The word for it in settings and variables (ISO 639-1).
    public var code: String {
        switch self {
        case .english: "en"
        case .russian: "ru"
        }
    }

    /// By its code; nil for a language nobody has written the sentences in.
    public init?(code: String) {
        guard let language = Self.allCases.first(where: { $0.code == code.lowercased() }) else { return nil }
        self = language
    }

    /// The one that counts here and now.
    public static var current: Language {
        scoped ?? Language(rawValue: chosen.load(ordering: .relaxed)) ?? .english
    }

    /// Chooses the language of everything that is said from now on, in all tasks.
    public static func choose(_ language: Language) { chosen.store(language.rawValue, ordering: .relaxed) }

    /// Has everything said in this language while `body` runs, whatever was chosen: what programs read says the same
    /// to everybody.
    public func asCurrent<Value>(_ body: () throws -> Value) rethrows -> Value {
        try Self.$scoped.withValue(self, operation: body)
    }

    @TaskLocal private static var scoped: Language?

    // Global as the locale of a process is: a sentence is made anywhere, also in an error thrown deep inside a
    // service, and everything would have to be handed the language otherwise. One word, set at the start and by
    // `set language`; nothing is decided by it but wording, and each load stands for itself.
    private static let chosen = Atomic(Language.english.rawValue)
}
