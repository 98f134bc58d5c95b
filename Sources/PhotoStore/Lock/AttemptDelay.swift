enum AttemptDelay {
    /// Delays in seconds by number of failed attempts.
    private static let steps = [0, 0, 0, 5, 30, 60, 120, 300, 600, 1800, 3600]

    static func after(_ failures: Int) -> Duration {
        .seconds(steps[min(max(failures, 0), steps.count - 1)])
    }

    static func left(of row: LockRow, at now: BootTime) -> Duration {
        let passed = Duration.seconds(now.since(row.triedAt, row.boot))
        return max(.zero, after(row.failures) - passed)
    }
}
