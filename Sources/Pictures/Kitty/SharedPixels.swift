import Glibc
import Synchronization

/// Passes pixels to a local terminal in shared memory or a file, and deletes objects that the terminal has not read.
final class SharedPixels: Sendable {
    private struct Object {
        let path: String
        let bytes: Int
        let time: ContinuousClock.Instant
    }

    private struct State {
        var objects: [Object] = []
        var bytes = 0
        var count = 0
        var hasSwept = false
    }

    /// Total bytes above which the oldest objects are deleted; the terminal normally reads an object immediately.
    private static let limit = 200_000_000
    /// Maximum number of 5 ms waits (250 ms in total) before `close` deletes unread objects.
    private static let pauses = 50
    private static let memory = "/dev/shm/"
    /// File name prefix that kitty requires before it deletes a temporary file.
    private static let prefix = "tty-graphics-protocol-gallery-"

    private let state = Mutex(State())
    private let pause: @Sendable () -> Void

    init(pause: @escaping @Sendable () -> Void = { usleep(5_000) }) { self.pause = pause }

    /// Stores pixels; `nil` on failure. `medium` is kitty's letter: `s` for shared memory, `t` for a file.
    func publish(_ bytes: [UInt8]) -> (medium: Character, name: String)? {
        let number = state.withLock { state in
            if !state.hasSwept {
                state.hasSwept = true
                Self.sweep()
            }
            state.count += 1
            return state.count
        }
        let unknown = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        let name = "\(Self.prefix)\(getpid())-\(number)-\(unknown)"
        // Written, not mapped, so that a lack of memory is an error instead of a signal.
        for (medium, folder) in [(Character("s"), Self.memory), ("t", "/tmp/")]
        where FileBytes.write(bytes, toNew: folder + name) {
            record(Object(path: folder + name, bytes: bytes.count, time: .now))
            return (medium, medium == "s" ? "/" + name : folder + name)
        }
        return nil
    }

    /// Waits up to 250 ms for objects younger than 2 s to be read; then deletes unread objects.
    func close() {
        let objects = state.withLock { $0.objects }
        for _ in 0..<Self.pauses
        where objects.contains(where: {
            $0.time.duration(to: .now) < .seconds(2) && access($0.path, F_OK) == 0
        }) {
            pause()
        }
        for object in objects { _ = unlink(object.path) }
    }

    private func record(_ object: Object) {
        let old = state.withLock { state in
            state.objects.append(object)
            state.bytes += object.bytes
            var old: [Object] = []
            while state.bytes > Self.limit, state.objects.count > 1 {
                let first = state.objects.removeFirst()
                state.bytes -= first.bytes
                old.append(first)
            }
            return old
        }
        for object in old { _ = unlink(object.path) }
    }

    /// Deletes objects left by killed sessions.
    private static func sweep() {
        for folder in [memory, "/tmp/"] {
            for name in FileBytes.names(in: folder) where name.hasPrefix(prefix) {
                guard let process = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }),
                    kill(process, 0) != 0, errno == ESRCH
                else { continue }
                _ = unlink(folder + name)
            }
        }
    }
}
