import Glibc

/// Demo service: a separate process that ends when its standard input closes.
public enum DemoProgram {
    /// Serves until the parent process ends. The first line of output is the server's URL.
    public static func run() async -> Never {
        _ = signal(SIGINT, SIG_IGN)
        _ = signal(SIGPIPE, SIG_IGN)
        Parent.endWithIt()
        takeName("gallery-demo")
        let count = getenv("GALLERY_DEMO_COUNT").flatMap { Int(String(cString: $0)) } ?? 600
        do {
            try await DemoServer(photos: DemoPhotoCollection(count: count)).run { address in
                let line = Array("\(address)\n".utf8)
                _ = write(1, line, line.count)
            }
        } catch {
            let sentence = "gallery-demo: the server could not listen on 127.0.0.1: \(error)\n"
            let bytes = Array(sentence.utf8)
            _ = write(2, bytes, bytes.count)
        }
        exit(1)
    }

    /// Sets the name shown by `ps` and `top` (proc(5), /proc/self/comm).
    private static func takeName(_ name: String) {
        let descriptor = open("/proc/self/comm", O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = write(descriptor, name, name.utf8.count)
        _ = close(descriptor)
    }
}

/// Parent process, which holds the other end of standard input.
private enum Parent {
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
