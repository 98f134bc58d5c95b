import Configuration
import Logging
import Synchronization

/// Minimum level of written lines; may be changed while other threads write.
final class LogThreshold: Sendable {
    /// Names of the levels, from the most verbose to `off`.
    private static let names = SettingName.logLevel.choices
    private static let levels = names.compactMap { Logger.Level(rawValue: $0) }
    private let index: Atomic<Int>

    init(_ name: String?) {
        let builtIn = SettingName.logLevel.declaration.builtIn
        index = Atomic(name.flatMap(Self.index) ?? builtIn.flatMap(Self.index) ?? Self.levels.count)
    }

    var name: String { Self.names[index.load(ordering: .relaxed)] }

    var isOff: Bool { index.load(ordering: .relaxed) == Self.levels.count }

    /// Minimum level; `.critical` if logging is off, which `isOff` distinguishes.
    var level: Logger.Level {
        let index = index.load(ordering: .relaxed)
        return index < Self.levels.count ? Self.levels[index] : .critical
    }

    /// Ignores unknown names.
    func choose(_ name: String) {
        guard let index = Self.index(of: name) else { return }
        self.index.store(index, ordering: .relaxed)
    }

    private static func index(of name: String) -> Int? { names.firstIndex(of: name.lowercased()) }
}
