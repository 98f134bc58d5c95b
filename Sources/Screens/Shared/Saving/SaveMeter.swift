import FoundationEssentials
import GalleryCore
import Synchronization

/// Gathers what several downloads report from any thread, and shows it as one line as often as a person can read.
final class SaveMeter: Sendable {
    private let progress: Mutex<SaveProgress>
    private let gate = ProgressGate()
    /// Of the only photo; nil when there are several.
    private let title: String?
    private let count: Int
    private let show: @MainActor (String) -> Void

    init(_ photos: [Photo], show: @escaping @MainActor (String) -> Void) {
        progress = Mutex(SaveProgress(count: photos.count, began: Date()))
        title = photos.count == 1 ? photos.first.map(Phrases.title(of:)) : nil
        count = photos.count
        self.show = show
    }

    func update(_ index: Int, done: Int64, total: Int64?) {
        progress.withLock { $0.update(index, done: done, total: total) }
        guard gate.lets(at: Date()) else { return }
        Task { @MainActor in if gate.isOpen { show(line) } }
    }

    @MainActor func finish(_ index: Int) {
        progress.withLock { $0.finish(index) }
        if gate.isOpen { show(line) }
    }

    /// Shows nothing any more.
    func close() { gate.close() }

    /// What stands there now.
    var line: String {
        let now = progress.withLock(\.self)
        return Phrases.saving(
            title, finished: now.finished, of: count, done: now.done, total: now.total,
            isTotalKnown: now.isTotalKnown, secondsLeft: now.secondsLeft(at: Date()))
    }
}
