import CommandShell
import GalleryCore
import PhotoStore
import Screens
import Wording

/// Whether this shell shows what is the person's, and what it holds of it beside the stores.
@MainActor
final class SessionLock: SessionLocking {
    private static let pace = Duration.seconds(2)

    private(set) var isLocked = false
    private var hasBegun = false
    private let personal: SQLiteLock
    private let lists: PhotoLists
    private let known: KnownWords
    private let recalled: any LineRecall
    private let lines: any LineSource

    init(lock: SQLiteLock, lists: PhotoLists, known: KnownWords, front: TerminalFrontEnd) {
        (personal, self.lists, self.known) = (lock, lists, known)
        (recalled, lines) = (front.recalled, front.lines)
    }

    private var isClosed: Bool { (try? personal.state()) == .closed }

    /// Once, at the start, when nothing was read yet; false when nothing is locked.
    func lockAtStart() -> Bool {
        guard !hasBegun else { return false }
        hasBegun = true
        isLocked = isClosed
        return isLocked
    }

    func lock() async {
        isLocked = true
        recalled.readAnew()
        known.forget()
        await lists.resetAll()
    }

    func unlock() {
        isLocked = false
        recalled.readAnew()
    }

    /// Another shell has closed the lock since the last command: nothing runs before this one has, too.
    var refusal: UsageError? {
        guard !isLocked, isClosed else { return nil }
        isLocked = true
        lines.press("lock")
        return UsageError(.refused(Phrases.Lock.closed))
    }

    /// Until canceled. `limit` is how long no key may be pressed; nil for as long as one likes.
    func watch(limit: () -> Duration?) async {
        while (try? await Task.sleep(for: Self.pace)) != nil {
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
