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

    /// Watches over the body: for a command a line is renewed again and again, above the prompt one stands after half
    /// a `pace` and another after four.
    func during(_ who: WaitObservation, on console: any Console, _ body: () async -> Void) async {
        let task = Task {
            switch who {
            case .command:
                while let line = await look(who, after: pace) {
                    if let line { console.progress(line) }
                }
            case .firstScreen:
                guard let soon = await look(who, after: pace / 2) else { return }
                if let soon { console.show([.notice(soon)]) }
                guard let late = await look(who, after: pace * 7 / 2) else { return }
                if let late, late != soon { console.show([.notice(late)]) }
            }
        }
        await body()
        task.cancel()
    }

    /// What is waited for after a pause; nil when the end may have come with the end of the pause: nothing appears
    /// after it.
    private func look(_ who: WaitObservation, after pause: Duration) async -> Line?? {
        try? await Task.sleep(for: pause)
        return Task.isCancelled ? nil : .some(waiting(who))
    }
}

/// Who waits for something slow.
public enum WaitObservation: Sendable {
    /// A command that runs, and with it the person.
    case command
    /// The first screen, while the person may type.
    case firstScreen
}
