import FoundationEssentials
import GalleryCore

/// How far the photos of one command have come.
struct SaveProgress: Equatable {
    private struct Item: Equatable {
        /// What stood there already when this command began with it.
        var before: Int64?
        var done: Int64 = 0
        var total: Int64?
        /// `nil` while it is downloaded.
        var step: SaveStep?
        var isFinished = false
    }

    private let began: Date
    private var items: [Item]

    /// Of so many photos.
    init(count: Int, began: Date) {
        self.began = began
        items = Array(repeating: Item(), count: count)
    }

    /// One of them has so many bytes, and when known will have so many in all.
    mutating func update(_ index: Int, done: Int64, total: Int64?) {
        items[index].before = items[index].before ?? done
        items[index].done = done
        items[index].total = total
    }

    /// One of them has reached that step.
    mutating func update(_ index: Int, _ step: SaveStep) {
        if case .downloading(let done, let total) = step {
            update(index, done: done, total: total)
        } else {
            items[index].step = step
        }
    }

    /// One of them needs nothing more.
    mutating func finish(_ index: Int) { items[index].isFinished = true }

    /// Photos that need nothing more.
    var finished: Int { items.count { $0.isFinished } }
    /// Photos in that step, which is no download.
    func count(of step: SaveStep) -> Int { items.count { $0.step == step && !$0.isFinished } }
    /// Bytes there are.
    var done: Int64 { items.reduce(0) { $0 + $1.done } }

    /// Bytes there will be: what is not known yet is taken to be as large as the rest. Nil while nothing is known.
    var total: Int64? {
        // Nothing came of a photo that stood there already or was not to be had.
        let coming = items.filter { !$0.isFinished || $0.done > 0 }
        let known = coming.compactMap { $0.isFinished ? $0.done : $0.total }
        guard !known.isEmpty else { return nil }
        let sum = known.reduce(0, +)
        return max(done, sum + sum / Int64(known.count) * Int64(coming.count - known.count))
    }

    /// Whether `total` is known rather than guessed.
    var isTotalKnown: Bool { items.allSatisfy { $0.isFinished || $0.total != nil } }

    /// At the speed so far; nil in the first second, when nothing can be said.
    func secondsLeft(at now: Date) -> Int? {
        let elapsed = now.timeIntervalSince(began)
        let came = items.reduce(0) { $0 + $1.done - ($1.before ?? 0) }
        guard elapsed >= 1, came > 0, let total, total > done else { return nil }
        let seconds = Double(total - done) * elapsed / Double(came)
        return seconds < 360_000 ? max(1, Int(clamping: seconds.rounded(.up))) : nil
    }
}
