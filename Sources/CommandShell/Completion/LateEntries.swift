import Synchronization

/// Command entries, built on first use.
final class LateEntries: Sendable {
    private let make: @Sendable () -> [CommandEntry]
    private let made = Mutex<[CommandEntry]?>(nil)

    init(_ make: @escaping @Sendable () -> [CommandEntry]) { self.make = make }

    var value: [CommandEntry] {
        made.withLock { made in
            if let made { return made }
            let entries = make()
            made = entries
            return entries
        }
    }
}
