import ArgumentParser

/// State that is hard to produce by hand, simulated by `--debug NAME`.
enum DebugState: String, CaseIterable, ExpressibleByArgument {
    case noNetwork = "no-network"
    case slowNetwork = "slow-network"
    case endlessLoading = "endless-loading"
    case empty
    /// Responses are malformed.
    case error
    case rateLimited = "rate-limited"
    /// Locked with the PIN 1234; the stored lock is not used.
    case locked
}
