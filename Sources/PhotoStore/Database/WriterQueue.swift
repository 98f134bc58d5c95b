import Glibc
import Synchronization

/// The queue in which the programs of one home write.
///
/// Two locks on bytes of one file: who has the second writes, who has the first comes next. Who has written has to get
/// the first one again, so that one that writes without a pause keeps nobody out. They are locks of the open file
/// (fcntl(2), "Open file description locks"): the system takes them from a program that ends, however it does.
final class WriterQueue: Sendable {
    private enum Place: off_t {
        case next, turn
    }

    /// F_OFD_SETLK, which the Glibc module does not export.
    private static let setOpenFileLock: Int32 = 37

    /// Where the turns so far are counted, behind what is locked.
    private static let counter = off_t(8)

    private let path: String
    private let retry: BusyRetry
    /// Of the file; -1 before the first turn. Locks of one open file do not exclude threads of this program.
    private let descriptor = Mutex<Int32>(-1)

    /// `path` is that of the file, which is made when missing.
    init(path: String, _ retry: BusyRetry) { (self.path, self.retry) = (path, retry) }

    deinit {
        let descriptor = descriptor.withLock { $0 }
        if descriptor >= 0 { _ = close(descriptor) }
    }

    /// Runs `body` when it is this program's turn; nil when that did not come in time. Where the file or its locks
    /// cannot be had nothing is waited for: SQLite's own lock holds anyway.
    func whenItsTurn<Value: Sendable>(_ body: () throws -> Value) rethrows -> Value? {
        try descriptor.withLock { file in
            if file < 0 { file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600) }
            let hasPlace = lock(.next, of: file)
            let hasTurn = hasPlace && lock(.turn, of: file)
            if hasPlace { unlock(.next, of: file) }
            guard hasTurn else { return nil }
            defer { unlock(.turn, of: file) }
            count(in: file)
            return try body()
        }
    }

    private func lock(_ place: Place, of file: Int32) -> Bool {
        guard file >= 0 else { return true }
        var attempt = 0
        var turns = turns(in: file)
        while !set(F_WRLCK, place, of: file) {
            // Without locks on this file system there is no queue.
            guard errno == EAGAIN || errno == EACCES || errno == EINTR else { return true }
            if case let now = self.turns(in: file), now != turns {
                turns = now
                retry.renew()
            }
            guard retry.goesOn(attempt) else { return false }
            attempt += 1
        }
        return true
    }

    private func unlock(_ place: Place, of file: Int32) { if file >= 0 { _ = set(F_UNLCK, place, of: file) } }

    private func set(_ kind: Int32, _ place: Place, of file: Int32) -> Bool {
        var lock = Glibc.flock()
        lock.l_type = Int16(kind)
        lock.l_whence = Int16(SEEK_SET)
        lock.l_start = place.rawValue
        lock.l_len = 1
        return fcntl(file, Self.setOpenFileLock, &lock) == 0
    }

    private func turns(in file: Int32) -> UInt64 {
        var turns: UInt64 = 0
        _ = pread(file, &turns, 8, Self.counter)
        return turns
    }

    /// What it counts to means nothing, as long as it changes.
    private func count(in file: Int32) {
        guard file >= 0 else { return }
        var turns = turns(in: file) &+ 1
        _ = pwrite(file, &turns, 8, Self.counter)
    }
}
