import Dispatch
import Glibc

/// Limit of concurrent threads, which includes child processes.
enum ThreadLimit {
    /// Threads that a session and its decoders need. The runtime would wait forever for one that cannot be created.
    static let least = 24
    /// A limit of at least this value is not tested, since a test takes a millisecond.
    private static let usual: rlim_t = 1024

    /// If the limit of the user or container is low, tests it by starting as many threads as a session needs.
    static var isEnough: Bool { !isLow || canStart() }

    private static var isLow: Bool {
        var limit = rlimit()
        if getrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &limit) == 0, limit.rlim_cur < usual {
            return true
        }
        // Limit of the container, as seen by its processes.
        let file = open("/sys/fs/cgroup/pids.max", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        var digits = [UInt8](repeating: 0, count: 20)
        let count = read(file, &digits, digits.count)
        let text = String(decoding: digits.prefix(max(0, count)).prefix { $0 > 0x20 }, as: UTF8.self)
        return rlim_t(text).map { $0 < usual } ?? false
    }

    private static func canStart() -> Bool {
        let gate = DispatchSemaphore(value: 0)
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, 64 << 10)
        var threads: [pthread_t] = []
        while threads.count < least {
            var thread = pthread_t()
            let code = pthread_create(
                &thread, &attributes,
                { gate in
                    if let gate { Unmanaged<DispatchSemaphore>.fromOpaque(gate).takeUnretainedValue().wait() }
                    return nil
                }, Unmanaged.passUnretained(gate).toOpaque())
            guard code == 0 else { break }
            threads.append(thread)
        }
        for _ in threads { gate.signal() }
        for thread in threads { pthread_join(thread, nil) }
        return withExtendedLifetime(gate) { threads.count == least }
    }
}
