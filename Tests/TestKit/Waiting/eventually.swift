// Release builds have no Testing module.
#if canImport(Testing)
    public import Testing

    /// Waits until the condition holds; records an issue after four minutes or when the test is canceled.
    public func eventually(
        _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation,
        isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool
    ) async {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(240)
        // Evaluated once per poll, as a condition may hold only briefly.
        var holds = condition()
        while !holds, !Task.isCancelled, clock.now < end {
            // Polls, since not all conditions have an event; the interval only affects the delay.
            try? await clock.sleep(for: .milliseconds(1))
            holds = condition()
        }
        if !holds { Issue.record(what, sourceLocation: sourceLocation) }
    }
#endif
