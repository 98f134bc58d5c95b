import ArgumentParser

/// A state that is hard to reach by hand, simulated by `--debug NAME`.
enum DebugState: String, CaseIterable, ExpressibleByArgument {
    /// No host can be reached.
    case noNetwork = "no-network"
    /// Every response is delayed.
    case slowNetwork = "slow-network"
    /// No response ever comes.
    case endlessLoading = "endless-loading"
    /// Every list is empty.
    case empty
    /// No response can be read.
    case error
    /// The request limit is reached.
    case rateLimited = "rate-limited"
}
