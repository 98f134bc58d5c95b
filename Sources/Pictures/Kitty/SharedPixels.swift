import Glibc
import Synchronization

/// Pixels where a terminal on this machine finds them by a name of ours: in shared memory, else in a temporary file.
/// The terminal removes what it has read; what it has not is removed here.
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

    /// Bytes that may wait for the terminal; it reads them at once or never.
    private static let limit = 200_000_000
    /// Pauses for a terminal that takes them: it may need 250 ms for it.
    private static let pauses = 50
    private static let memory = "/dev/shm/"
    /// kitty removes temporary files only when they are called so.
    private static let prefix = "tty-graphics-protocol-gallery-"

    private let state = Mutex(State())
    private let pause: @Sendable () -> Void

    /// `pause` waits 5 ms for the terminal.
    init(pause: @escaping @Sendable () -> Void = { usleep(5_000) }) { self.pause = pause }

    /// Puts them there. `medium` is what kitty calls the place: `s` for shared memory, `t` for a file. Nil when
    /// there is no room.
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
        // Written, not mapped: memory that is full is an error then and no signal.
        for (medium, folder) in [(Character("s"), Self.memory), ("t", "/tmp/")]
        where FileBytes.write(bytes, toNew: folder + name) {
            note(Object(path: folder + name, bytes: bytes.count, time: .now))
            return (medium, medium == "s" ? "/" + name : folder + name)
        }
        return nil
    }

    /// Removes what no terminal has taken. What was put there just now has a moment to be taken.
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

    private func note(_ object: Object) {
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

    /// Removes what sessions left behind that were killed.
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
