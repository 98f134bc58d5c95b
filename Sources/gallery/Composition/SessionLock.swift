import CommandShell
import GalleryCore
import Screens
import UseCases
import Wording

/// Lock state of this process, and the personal data in its memory.
@MainActor
final class SessionLock: SessionLocking {
    private(set) var isLocked = false
    /// Whether the PIN is asked for without a command, as at the start.
    private(set) var asksAtOnce = false
    private var hasBegun = false
    private let personal: any PersonalLock
    private let lists: PhotoLists
    private let marks: PhotoMarks
    private let known: KnownWords<WordIndex>
    private let recalled: any LineRecall
    private let lines: any LineSource
    /// Polling interval of the lock.
    private let pace: Duration

    init(
        lock: any PersonalLock, lists: PhotoLists, marks: PhotoMarks = PhotoMarks(),
        known: KnownWords<WordIndex>, recalled: any LineRecall, lines: any LineSource,
        pace: Duration = .seconds(2)
    ) {
        personal = lock
        self.lists = lists
        self.marks = marks
        self.known = known
        self.recalled = recalled
        self.lines = lines
        self.pace = pace
    }

    private var isClosed: Bool { (try? personal.state()) == .closed }

    /// Locks the session if the lock is closed; returns whether it was. Later calls do nothing and return `false`.
    func lockAtStart() -> Bool {
        guard !hasBegun else { return false }
        hasBegun = true
        isLocked = isClosed
        asksAtOnce = isLocked
        return isLocked
    }

    func lock() async {
        isLocked = true
        asksAtOnce = false
        recalled.reload()
        known.forget()
        marks.clear()
        await lists.resetAll()
    }

    func unlock() {
        isLocked = false
        recalled.reload()
    }

    /// Error for the next command if another process has locked; this process then also locks.
    var refusal: UsageError? {
        guard !isLocked, isClosed else { return nil }
        isLocked = true
        lines.press("lock")
        return UsageError(.refused(Phrases.Lock.closed))
    }

    /// Until canceled, locks the session when it was idle for `limit` (`nil`: never) or another process locked.
    func watch(limit: () -> Duration?) async {
        while (try? await Task.sleep(for: pace)) != nil {
            guard !isLocked, let state = try? personal.state(), state != .absent else { continue }
            let here = lines.lastKey.map { $0.duration(to: .now) } ?? .zero
            let idle = personal.idle(here: here)
            if state == .open {
                guard let limit = limit(), idle >= limit else { continue }
                _ = try? personal.close()
            }
            isLocked = true
            lines.press("lock")
        }
    }
}
