import Configuration
import Logging
import Synchronization

/// From which level on lines are written; may be changed while others write.
final class LogThreshold: Sendable {
    /// Most lines first; the last one is `off`.
    private static let names = SettingName.logLevel.words
    private static let levels = names.compactMap { Logger.Level(rawValue: $0) }
    private let index: Atomic<Int>

    /// Nil, or a word that is none, for the built-in one.
    init(_ name: String?) {
        let builtIn = SettingName.logLevel.declaration.builtIn
        index = Atomic(name.flatMap(Self.index) ?? builtIn.flatMap(Self.index) ?? Self.levels.count)
    }

    /// The word for what counts now.
    var name: String { Self.names[index.load(ordering: .relaxed)] }

    /// Nothing is written at all.
    var isOff: Bool { index.load(ordering: .relaxed) == Self.levels.count }

    /// The lowest level that is written; one that nothing of ours has when it is off.
    var level: Logger.Level {
        let index = index.load(ordering: .relaxed)
        return index < Self.levels.count ? Self.levels[index] : .critical
    }

    /// Changes nothing for a word that is none.
    func choose(_ name: String) {
        guard let index = Self.index(of: name) else { return }
        self.index.store(index, ordering: .relaxed)
    }

    private static func index(of name: String) -> Int? { names.firstIndex(of: name.lowercased()) }
}
