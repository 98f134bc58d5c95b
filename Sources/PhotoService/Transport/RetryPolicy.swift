/// How often a request is repeated, and after which pauses.
struct RetryPolicy: Sendable {
    /// Repetitions at most.
    var repeats = 3
    /// The first pause; each further one is twice as long. What is waited is between half of it and all of it, so
    /// that many shells do not come back at one moment.
    var firstPause = Duration.milliseconds(400)
    /// A person is kept waiting this long without a word, over all pauses of one request.
    var longestSilence = Duration.seconds(5)
    /// No repetition begins later than this after the first try did.
    var lastStart = Duration.seconds(10)

    /// Everything is asked once.
    static let none = RetryPolicy(repeats: 0)

    /// What is waited before repetition `number`, from 0 on, when the service names no time.
    func pause(_ number: Int) -> Duration {
        firstPause * (1 << min(number, 16)) * Double.random(in: 0.5...1)
    }
}
