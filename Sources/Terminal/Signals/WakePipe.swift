import Glibc

/// Pipe that wakes a thread blocked in `poll`.
final class WakePipe: Sendable {
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

    func drain() -> [UInt8] {
        var all: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 64)
        while true {
            let count = read(readEnd, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return all }
            all += bytes[..<count]
        }
    }
}
