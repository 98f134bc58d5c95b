struct RetryPolicy: Sendable {
    var repeats = 3
    /// First delay, which doubles each time; randomized from half to all of it, so that processes do not synchronize.
    var firstPause = Duration.milliseconds(400)
    /// Maximum total delay of one request.
    var longestSilence = Duration.seconds(5)
    /// Time after the start of the first attempt from which no retry is scheduled.
    var lastStart = Duration.seconds(10)

    static let none = RetryPolicy(repeats: 0)

    /// Delay before the retry `number`, counted from 0, unless the service specifies a delay.
    func pause(_ number: Int) -> Duration {
        firstPause * (1 << min(number, 16)) * Double.random(in: 0.5...1)
    }
}
