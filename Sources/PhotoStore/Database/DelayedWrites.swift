import Dispatch
import Synchronization

/// Batches writes on a separate queue, so that neither callers nor screen updates wait for the disk.
final class DelayedWrites<Item: Sendable>: Sendable {
    /// Delay of a batch, so that the pictures of a screenful are drawn first.
    private static var delay: DispatchTimeInterval { .milliseconds(200) }

    private let queue: DispatchQueue
    private let waiting = Mutex<[Item]>([])
    private let write: @Sendable ([Item]) -> Void

    /// `write` receives one or more items in the order added. Deinitialization writes pending items.
    init(label: String, write: @escaping @Sendable ([Item]) -> Void) {
        queue = DispatchQueue(label: label)
        self.write = write
    }

    deinit { writeWaiting() }

    var isEmpty: Bool { waiting.withLock { $0.isEmpty } }

    func add(_ item: Item) {
        let isFirst = waiting.withLock { waiting in
            waiting.append(item)
            return waiting.count == 1
        }
        guard isFirst else { return }
        queue.asyncAfter(deadline: .now() + Self.delay) { [weak self] in self?.writeWaiting() }
    }

    func finish() { queue.sync(execute: writeWaiting) }

    /// Discards pending items, waits for a write in progress, then runs `body`.
    func drop(then body: () -> Void) {
        waiting.withLock { $0 = [] }
        queue.sync(execute: body)
    }

    private func writeWaiting() {
        let items = waiting.withLock { exchange(&$0, with: []) }
        if !items.isEmpty { write(items) }
    }
}
