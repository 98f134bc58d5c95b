public import TextLayout

/// Says what is waited for while something takes its time.
@MainActor
public final class WaitWatch {
    private let pace: Duration
    private let waiting: (WaitObservation) -> Line?

    /// `waiting` tells what is waited for, nil when nothing has waited for long; it is asked at each `pace`.
    public init(pace: Duration = .seconds(1), waiting: @escaping (WaitObservation) -> Line? = { _ in nil }) {
        (self.pace, self.waiting) = (pace, waiting)
    }

    /// Watches over the body: for a command a line is renewed again and again, above the prompt one stands once.
    func during(_ who: WaitObservation, on console: any Console, _ body: () async -> Void) async {
        let task = Task { [pace, waiting] in
            repeat {
                try? await Task.sleep(for: who == .command ? pace : pace * 4)
                // The end may have come with the end of the pause: nothing appears after it.
                guard !Task.isCancelled else { return }
                guard let line = waiting(who) else { continue }
                if who == .command { console.progress(line) } else { console.show([.notice(line)]) }
            } while who == .command
        }
        await body()
        task.cancel()
    }
}

/// Who waits for something slow.
public enum WaitObservation: Sendable {
    /// A command that runs, and with it the person.
    case command
    /// The first screen, while the person may type.
    case firstScreen
}
