// A release build has no Testing, and needs none of this.
#if canImport(Testing)
    public import Testing

    /// Returns once the condition holds; records an issue when that takes four minutes, or when the test is canceled.
    public func eventually(
        _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation,
        isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool
    ) async {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(240)
        // Asked once a look: what held for a moment has held.
        var holds = condition()
        while !holds, !Task.isCancelled, clock.now < end {
            // Not everything tells when it is done; this only sets how often one looks.
            try? await clock.sleep(for: .milliseconds(1))
            holds = condition()
        }
        if !holds { Issue.record(what, sourceLocation: sourceLocation) }
    }
#endif
