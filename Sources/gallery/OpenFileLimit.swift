import Glibc

/// How many files may be open at once.
enum OpenFileLimit {
    /// With fewer, libraries end the program where they cannot open a file.
    static let least = 24
    private static let usual: rlim_t = 256

    /// Raises a low limit as far as the system allows; false when it stays too low.
    static func raise() -> Bool {
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < usual else { return true }
        limit.rlim_cur = min(usual, limit.rlim_max)
        setrlimit(resource, &limit)
        return limit.rlim_cur >= least
    }
}
