import Glibc

/// Pipe that wakes a thread blocked in `poll`.
final class WakePipe: Sendable {
    /// Result of waiting for input of another descriptor.
    enum Input: Equatable {
        case bytes([UInt8])
        case woken
        /// The time is over, or a signal ended the wait early.
        case nothing
        /// End of input, or the terminal was disconnected.
        case gone
    }

    let readEnd: Int32
    let writeEnd: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        precondition(pipe(&ends) == 0, "no descriptors left at the start")
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        readEnd = ends[0]
        writeEnd = ends[1]
    }

    deinit {
        _ = close(readEnd)
        _ = close(writeEnd)
    }

    /// Ignores a failed write: if the pipe is full, a wakeup is already pending.
    func wake() {
        var byte: UInt8 = 0
        _ = write(writeEnd, &byte, 1)
    }

    func wait() {
        var watched = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
        _ = poll(&watched, 1, -1)
        _ = drain()
    }

    /// Reads up to `limit` bytes as soon as `descriptor` has input. Waits at most `milliseconds`; -1 means no limit.
    func read(from descriptor: Int32, upTo limit: Int, within milliseconds: Int32 = -1) -> Input {
        var watched = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&watched, 2, milliseconds) > 0 else { return .nothing }
        if watched[1].revents != 0 {
            _ = drain()
            return .woken
        }
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = Glibc.read(descriptor, &bytes, limit)
        if count > 0 { return .bytes(Array(bytes[..<count])) }
        return count < 0 && (errno == EINTR || errno == EAGAIN) ? .nothing : .gone
    }

    func drain() -> [UInt8] {
        var all: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 64)
        while true {
            let count = Glibc.read(readEnd, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return all }
            all += bytes[..<count]
        }
    }
}
