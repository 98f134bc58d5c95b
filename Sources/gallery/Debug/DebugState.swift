/// A state that is hard to reach by hand, put on to look at it: `--debug NAME`.
enum DebugState: String, CaseIterable {
    /// No host can be reached.
    case noNetwork = "no-network"
    /// Every answer takes its time.
    case slowNetwork = "slow-network"
    /// No answer ever comes.
    case endlessLoading = "endless-loading"
    /// There is nothing in any list.
    case empty
    /// Every answer is nonsense.
    case error
    /// The allowance is used up.
    case rateLimited = "rate-limited"
}
