import FoundationEssentials
import GalleryCore
import Synchronization
import Wording

/// Collects download progress from any thread and shows it as one line, at a readable rate.
final class SaveMeter: Sendable {
    private struct State {
        var progress: SaveProgress
        var isOutdated = false
    }

    private static let interval = Duration.milliseconds(100)

    private let state: Mutex<State>
    /// Title of a single photo; `nil` for several.
    private let title: String?
    private let count: Int

    init(_ photos: [Photo]) {
        state = Mutex(State(progress: SaveProgress(count: photos.count, began: Date())))
        title = photos.count == 1 ? photos.first.map(Phrases.title(of:)) : nil
        count = photos.count
    }

    func update(_ index: Int, _ step: SaveStep) { report { $0.update(index, step) } }

    func finish(_ index: Int) { report { $0.finish(index) } }

    var line: String {
        let now = state.withLock(\.progress)
        return Phrases.saving(
            title, finished: now.finished, of: count, done: now.done, total: now.total,
            isTotalKnown: now.isTotalKnown, secondsLeft: now.secondsLeft(at: Date()),
            checking: now.count(of: .checking), converting: now.count(of: .converting))
    }

    @MainActor func run(show: (String) -> Void) async {
        while !Task.isCancelled {
            if takeOutdated() { show(line) }
            try? await Task.sleep(for: Self.interval)
        }
    }

    private func report(_ change: (inout SaveProgress) -> Void) {
        state.withLock { state in
            change(&state.progress)
            state.isOutdated = true
        }
    }

    private func takeOutdated() -> Bool {
        state.withLock { state in
            defer { state.isOutdated = false }
            return state.isOutdated
        }
    }
}
