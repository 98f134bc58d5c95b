import Glibc

/// Parent process, which holds the other end of standard input.
enum Parent {
    /// Exits this process when standard input ends. The kernel closes its other end even if the parent is killed.
    static func endWithIt() {
        var thread = pthread_t()
        let code = pthread_create(&thread, nil, { _ in Parent.waitForEnd() }, nil)
        // Without this thread, the server would outlive its parent.
        if code != 0 { _exit(1) }
    }

    private static func waitForEnd() -> UnsafeMutableRawPointer? {
        var bytes = [UInt8](repeating: 0, count: 256)
        while true {
            let count = read(0, &bytes, bytes.count)
            if count > 0 || (count < 0 && errno == EINTR) { continue }
            _exit(0)
        }
    }
}
