public import FoundationEssentials
import GalleryCore

public struct SaveProgress: Equatable {
    private struct Item: Equatable {
        /// Bytes already present when the command started the download.
        var before: Int64?
        var done: Int64 = 0
        var total: Int64?
        /// `nil` until the download ends.
        var step: SaveStep?
        var isFinished = false
    }

    private let began: Date
    private var items: [Item]

    public init(count: Int, began: Date) {
        self.began = began
        items = Array(repeating: Item(), count: count)
    }

    mutating func update(_ index: Int, done: Int64, total: Int64?) {
        items[index].before = items[index].before ?? done
        items[index].done = done
        items[index].total = total
    }

    mutating func update(_ index: Int, _ step: SaveStep) {
        if case .downloading(let done, let total) = step {
            update(index, done: done, total: total)
        } else {
            items[index].step = step
        }
    }

    mutating func finish(_ index: Int) { items[index].isFinished = true }

    public var count: Int { items.count }
    public var finished: Int { items.count { $0.isFinished } }
    /// Number of unfinished photos in a step other than downloading.
    public func count(of step: SaveStep) -> Int { items.count { $0.step == step && !$0.isFinished } }
    /// Downloaded bytes, including those of earlier, interrupted downloads.
    public var done: Int64 { items.reduce(0) { $0 + $1.done } }

    /// Expected bytes: unknown sizes are estimated by the average. `nil` while no size is known.
    public var total: Int64? {
        // Omits finished photos that transferred no bytes: they were already saved, or are unavailable.
        let coming = items.filter { !$0.isFinished || $0.done > 0 }
        let known = coming.compactMap { $0.isFinished ? $0.done : $0.total }
        guard !known.isEmpty else { return nil }
        let sum = known.reduce(0, +)
        return max(done, sum + sum / Int64(known.count) * Int64(coming.count - known.count))
    }

    public var isTotalKnown: Bool { items.allSatisfy { $0.isFinished || $0.total != nil } }

    /// Remaining time at the average speed so far; `nil` if unknown, in the first second, or above 100 hours.
    public func secondsLeft(at now: Date) -> Int? {
        let elapsed = now.timeIntervalSince(began)
        let came = items.reduce(0) { $0 + $1.done - ($1.before ?? 0) }
        guard elapsed >= 1, came > 0, let total, total > done else { return nil }
        let seconds = Double(total - done) * elapsed / Double(came)
        return seconds < 360_000 ? max(1, Int(clamping: seconds.rounded(.up))) : nil
    }
}
