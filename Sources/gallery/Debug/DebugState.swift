import ArgumentParser

/// State that is hard to reach by hand, simulated by `--debug NAME`.
enum DebugState: String, CaseIterable, ExpressibleByArgument {
    /// No host is reachable.
    case noNetwork = "no-network"
    /// Responses are delayed.
    case slowNetwork = "slow-network"
    /// Responses never arrive.
    case endlessLoading = "endless-loading"
    /// Lists are empty.
    case empty
    /// Responses are malformed.
    case error
    case rateLimited = "rate-limited"
}
