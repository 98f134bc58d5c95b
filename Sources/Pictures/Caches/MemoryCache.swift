import Synchronization

/// In-memory cache with a limit on total cost; evicts the least recently used.
final class MemoryCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        let value: Value
        let cost: Int
        var lastUse: UInt64
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var bytes = 0
        var clock: UInt64 = 0
    }

    let limit: Int
    private let state = Mutex(State())

    init(limit: Int) { self.limit = limit }

    var contents: (count: Int, bytes: Int) { state.withLock { ($0.entries.count, $0.bytes) } }

    func value(for key: Key) -> Value? {
        state.withLock { state in
            state.clock += 1
            state.entries[key]?.lastUse = state.clock
            return state.entries[key]?.value
        }
    }

    /// A value whose cost exceeds the limit is not stored.
    func insert(_ value: Value, for key: Key, cost: Int) {
        state.withLock { state in
            state.clock += 1
            if let old = state.entries.removeValue(forKey: key) { state.bytes -= old.cost }
            guard cost <= limit else { return }
            state.entries[key] = Entry(value: value, cost: cost, lastUse: state.clock)
            state.bytes += cost
            if state.bytes > limit { shrink(&state) }
        }
    }

    func clear() {
        state.withLock { state in
            state.entries.removeAll()
            state.bytes = 0
        }
    }

    /// Evicts more entries than necessary, so that not every insertion sorts them. Keeps the most recently used one.
    private func shrink(_ state: inout State) {
        for (key, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }).dropLast() {
            guard state.bytes > limit - limit / 8 else { return }
            state.entries.removeValue(forKey: key)
            state.bytes -= entry.cost
        }
    }
}
