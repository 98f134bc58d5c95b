import CommandShell
import TextLayout
import Wording

/// Says that a command waits for another program that uses the database, also while the main actor itself waits.
@MainActor
final class DatabaseWait {
    weak var console: (any Console)?

    static var line: Line { Line(Phrases.waitingForGallery, .quiet) }

    /// What other threads wait for is told by `WaitWatch`, where a command waits for them.
    nonisolated func tell(_ isWaiting: Bool) {
        guard MainActorGuard.isOnMainActor else { return }
        // The main actor is that queue, on whatever thread.
        MainActor.assumeIsolated { console?.progress(isWaiting ? Self.line : nil) }
    }
}
