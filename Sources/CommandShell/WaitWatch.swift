public import TextLayout

@MainActor
public final class WaitWatch {
    private let pace: Duration
    private let waiting: (WaitObservation) -> Line?

    /// `waiting` is called every `pace` and describes what an operation waits for; it returns `nil` for a short wait.
    public init(pace: Duration = .seconds(1), waiting: @escaping (WaitObservation) -> Line? = { _ in nil }) {
        self.pace = pace
        self.waiting = waiting
    }

    /// Runs `body`. A command updates its progress line every `pace`; the first screen prints up to two lines above the
    /// prompt, after 0.5 and 4 times `pace`.
    func during(_ who: WaitObservation, on console: any Console, _ body: () async -> Void) async {
        let task = Task {
            switch who {
            case .command:
                while let line = await query(who, after: pace) {
                    if let line { console.progress(line) }
                }
            case .firstScreen:
                guard let soon = await query(who, after: pace / 2) else { return }
                if let soon { console.show([.notice(soon)]) }
                guard let late = await query(who, after: pace * 7 / 2) else { return }
                if let late, late != soon { console.show([.notice(late)]) }
            }
        }
        await body()
        task.cancel()
    }

    /// Calls `waiting` after a pause. Returns `nil` on cancellation, so that nothing is printed after the operation.
    private func query(_ who: WaitObservation, after pause: Duration) async -> Line?? {
        try? await Task.sleep(for: pause)
        return Task.isCancelled ? nil : .some(waiting(who))
    }
}
