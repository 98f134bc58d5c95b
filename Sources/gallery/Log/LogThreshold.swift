import Logging
import Synchronization

/// From which level on lines are written; may be changed while others write.
final class LogThreshold: Sendable {
    /// The words for it, most lines first.
    static let names = levels.map(\.rawValue) + ["off"]
    /// What went wrong and was mended, and worse.
    static let usual = "notice"

    private static let levels: [Logger.Level] = [.trace, .debug, .info, .notice, .warning, .error]
    private let index: Atomic<Int>

    /// Nil, or a word that is none, for the usual one.
    init(_ name: String?) { index = Atomic(Self.index(of: name ?? Self.usual) ?? 3) }

    /// The word for what counts now.
    var name: String { Self.names[index.load(ordering: .relaxed)] }

    /// Nothing is written at all.
    var isOff: Bool { index.load(ordering: .relaxed) == Self.levels.count }

    /// The lowest level that is written; one that nothing of ours has when it is off.
    var level: Logger.Level {
        let index = index.load(ordering: .relaxed)
        return index < Self.levels.count ? Self.levels[index] : .critical
    }

    /// False, with nothing changed, for a word that is none.
    func choose(_ name: String) -> Bool {
        guard let index = Self.index(of: name) else { return false }
        self.index.store(index, ordering: .relaxed)
        return true
    }

    private static func index(of name: String) -> Int? { names.firstIndex(of: name.lowercased()) }
}
