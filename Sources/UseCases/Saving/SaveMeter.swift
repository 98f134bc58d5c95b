import FoundationEssentials
import Synchronization

/// Collects download progress from any thread and shows it at most ten times a second.
final class SaveMeter: Sendable {
    private struct State {
        var progress: SaveProgress
        var isOutdated = false
    }

    private static let interval = Duration.milliseconds(100)

    private let state: Mutex<State>

    init(count: Int) { state = Mutex(State(progress: SaveProgress(count: count, began: Date()))) }

    func update(_ index: Int, _ step: SaveStep) { report { $0.update(index, step) } }

    func finish(_ index: Int) { report { $0.finish(index) } }

    var progress: SaveProgress { state.withLock(\.progress) }

    @MainActor func run(show: (SaveProgress) -> Void) async {
        while !Task.isCancelled {
            if takeOutdated() { show(progress) }
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
