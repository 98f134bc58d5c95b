import Synchronization

final class LateEntries: Sendable {
    private let make: @Sendable () -> [CommandInfo]
    private let made = Mutex<[CommandInfo]?>(nil)

    init(_ make: @escaping @Sendable () -> [CommandInfo]) { self.make = make }

    var value: [CommandInfo] {
        made.withLock { made in
            if let made { return made }
            let entries = make()
            made = entries
            return entries
        }
    }
}
