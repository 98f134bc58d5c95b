import Dispatch
import Synchronization

/// Writes together what comes within a moment, on a thread of its own: no caller waits, nor what comes to the screen.
final class DelayedWrites<Item: Sendable>: Sendable {
    /// Until the pictures of a page are drawn.
    private static var delay: DispatchTimeInterval { .milliseconds(200) }

    private let queue: DispatchQueue
    private let waiting = Mutex<[Item]>([])
    private let write: @Sendable ([Item]) -> Void

    /// `write` is given one item or more, in the order in which they came. What still waits when this is released is
    /// written then.
    init(label: String, write: @escaping @Sendable ([Item]) -> Void) {
        (queue, self.write) = (DispatchQueue(label: label), write)
    }

    deinit { writeWaiting() }

    /// Whether nothing waits.
    var isEmpty: Bool { waiting.withLock { $0.isEmpty } }

    func add(_ item: Item) {
        let isFirst = waiting.withLock { waiting in
            waiting.append(item)
            return waiting.count == 1
        }
        guard isFirst else { return }
        queue.asyncAfter(deadline: .now() + Self.delay) { [weak self] in self?.writeWaiting() }
    }

    /// Returns when all that was added is written.
    func finish() { queue.sync(execute: writeWaiting) }

    /// Drops what waits; what is being written is there when `body` runs.
    func drop(then body: () -> Void) {
        waiting.withLock { $0 = [] }
        queue.sync(execute: body)
    }

    private func writeWaiting() {
        let items = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        if !items.isEmpty { write(items) }
    }
}
