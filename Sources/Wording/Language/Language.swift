import GalleryCore
import Synchronization

/// A language of the messages.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case russian = "ru"

    /// ISO 639-1, as in settings and variables.
    public var code: String { rawValue }

    /// The language of the current task, else the chosen one.
    public static var current: Language { scoped ?? chosen.withLock { $0 } }

    /// Chooses the language of all sentences made from now on, in all tasks.
    public static func choose(_ language: Language) { chosen.withLock { $0 = language } }

    /// Uses this language while `body` runs, whatever was chosen: for output that programs read.
    public func asCurrent<Value>(_ body: () throws -> Value) rethrows -> Value {
        try Self.$scoped.withValue(self, operation: body)
    }

    @TaskLocal private static var scoped: Language?

    // Global as the locale of a process is: sentences are made in many places, and all of them would have to be passed
    // the language otherwise. Set at the start and by `set language`; only wording depends on it.
    private static let chosen = Mutex(Language.english)
}
