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
