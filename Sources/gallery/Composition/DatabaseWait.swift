import CommandShell
import TextLayout
import Wording

/// Reports that a command waits for another process's database lock, even while the main actor is blocked.
@MainActor
final class DatabaseWait {
    weak var console: (any Console)?

    static var line: Line { Line(Phrases.waitingForGallery, .quiet) }

    /// Ignores calls off the main actor, since `WaitWatch` reports those waits.
    nonisolated func report(_ isWaiting: Bool) {
        guard MainActorGuard.isOnMainActor else { return }
        // Safe on the main queue, which is the main actor's executor.
        MainActor.assumeIsolated { console?.progress(isWaiting ? Self.line : nil) }
    }
}
