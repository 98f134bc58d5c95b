import Glibc

/// The program that started us: it holds the other end of our standard input.
enum Parent {
    /// Ends this process at once when standard input ends, as it does when the parent is gone, kill -9 included.
    static func endWithIt() {
        var thread = pthread_t()
        let code = pthread_create(&thread, nil, { _ in Parent.waitForEnd() }, nil)
        // Without the watch we would outlive the parent.
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
