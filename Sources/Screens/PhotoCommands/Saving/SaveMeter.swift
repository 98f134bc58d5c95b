import FoundationEssentials
import GalleryCore
import Synchronization
import Wording

/// Gathers what several downloads report from any thread, and shows it as one line as often as a person can read.
final class SaveMeter: Sendable {
    private struct State {
        var progress: SaveProgress
        /// Something was reported since the line was shown.
        var isOutdated = false
        /// Somebody sees to the line.
        var isAttended = false
        var isOpen = true
    }

    /// Between two lines.
    private static let interval = Duration.milliseconds(100)

    private let state: Mutex<State>
    /// Of the only photo; nil when there are several.
    private let title: String?
    private let count: Int
    private let show: @MainActor (String) -> Void

    init(_ photos: [Photo], show: @escaping @MainActor (String) -> Void) {
        state = Mutex(State(progress: SaveProgress(count: photos.count, began: Date())))
        title = photos.count == 1 ? photos.first.map(Phrases.title(of:)) : nil
        count = photos.count
        self.show = show
    }

    func update(_ index: Int, done: Int64, total: Int64?) {
        report { $0.update(index, done: done, total: total) }
    }

    func finish(_ index: Int) { report { $0.finish(index) } }

    /// Shows nothing any more. What was reported may arrive late.
    func close() { state.withLock { $0.isOpen = false } }

    /// What stands there now.
    var line: String {
        let now = state.withLock(\.progress)
        return Phrases.saving(
            title, finished: now.finished, of: count, done: now.done, total: now.total,
            isTotalKnown: now.isTotalKnown, secondsLeft: now.secondsLeft(at: Date()))
    }

    private func report(_ change: (inout SaveProgress) -> Void) {
        let isAttended = state.withLock { state in
            change(&state.progress)
            state.isOutdated = true
            defer { state.isAttended = true }
            return state.isAttended
        }
        if !isAttended { Task { @MainActor in await attend() } }
    }

    /// The last report is always shown, however short after another it came.
    @MainActor private func attend() async {
        while takeOutdated() {
            show(line)
            try? await Task.sleep(for: Self.interval)
        }
    }

    private func takeOutdated() -> Bool {
        state.withLock { state in
            let goesOn = state.isOpen && state.isOutdated
            state.isOutdated = false
            state.isAttended = goesOn
            return goesOn
        }
    }
}
