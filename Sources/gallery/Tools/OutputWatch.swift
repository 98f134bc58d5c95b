import ChildProcesses
import Glibc

enum OutputWatch {
    /// Calls `closed` on another thread when the reader of standard output closes it.
    static func start(_ closed: @escaping @Sendable () -> Void) {
        DetachedThread.start {
            var output = pollfd(fd: 1, events: 0, revents: 0)
            while poll(&output, 1, -1) < 0, errno == EINTR {}
            if output.revents != 0 { closed() }
        }
    }
}
