import Glibc

enum AddressSpaceLimit {
    /// Minimum in MiB. With less, threads cannot be started or libraries abort the program.
    static let least = 256

    /// Raises a low limit to the hard limit; `false` if that is too low.
    static func raise() -> Bool {
        let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(least) << 20 else { return true }
        limit.rlim_cur = limit.rlim_max
        setrlimit(resource, &limit)
        return limit.rlim_cur >= rlim_t(least) << 20
    }
}

enum OpenFileLimit {
    /// With fewer descriptors, libraries abort.
    static let least = 24
    private static let usual: rlim_t = 256

    /// Raises a low limit to 256, or to a lower hard limit; false if it is still too low.
    static func raise() -> Bool {
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < usual else { return true }
        limit.rlim_cur = min(usual, limit.rlim_max)
        setrlimit(resource, &limit)
        return limit.rlim_cur >= least
    }
}
