import Glibc
import Synchronization

/// Fair queue of the processes that write to one data folder, by two locks on bytes of one file: the holder of the
/// second writes, the holder of the first is next. A writer must reacquire the first lock for its next turn, so that it
/// does not starve others. The kernel releases open file description locks (fcntl(2)) however the process ends.
final class WriterQueue: Sendable {
    private enum LockByte: off_t {
        case next, turn
    }

    /// F_OFD_SETLK, which the Glibc module does not export.
    private static let setOpenFileLock: Int32 = 37

    /// Offset of the turn counter in the file, after the locked bytes.
    private static let counter = off_t(8)

    private let path: String
    private let retry: BusyRetry
    /// Descriptor of the file; -1 before the first turn. Locked for a turn, since file locks do not exclude threads.
    private let descriptor = Mutex<Int32>(-1)

    init(path: String, _ retry: BusyRetry) {
        self.path = path
        self.retry = retry
    }

    deinit {
        let descriptor = descriptor.withLock { $0 }
        if descriptor >= 0 { _ = close(descriptor) }
    }

    /// Runs `body` when it is this process's turn; `nil` on timeout. If the file or its locks are unavailable, runs
    /// `body` at once: SQLite's own lock still excludes other writers.
    func inOrder<Value: Sendable>(_ body: () throws -> Value) rethrows -> Value? {
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

    private func lock(_ byte: LockByte, of file: Int32) -> Bool {
        guard file >= 0 else { return true }
        var attempt = 0
        var turns = turns(in: file)
        while !set(F_WRLCK, byte, of: file) {
            // Other errors mean that the file system does not support locks.
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

    private func unlock(_ byte: LockByte, of file: Int32) {
        if file >= 0 { _ = set(F_UNLCK, byte, of: file) }
    }

    private func set(_ kind: Int32, _ byte: LockByte, of file: Int32) -> Bool {
        var lock = Glibc.flock()
        lock.l_type = Int16(kind)
        lock.l_whence = Int16(SEEK_SET)
        lock.l_start = byte.rawValue
        lock.l_len = 1
        return fcntl(file, Self.setOpenFileLock, &lock) == 0
    }

    private func turns(in file: Int32) -> UInt64 {
        var turns: UInt64 = 0
        _ = pread(file, &turns, 8, Self.counter)
        return turns
    }

    /// Changes the turn counter. Waiting processes notice any change; the value is irrelevant.
    private func count(in file: Int32) {
        guard file >= 0 else { return }
        var turns = turns(in: file) &+ 1
        _ = pwrite(file, &turns, 8, Self.counter)
    }
}
