import Testing

/// Comes back once the condition holds; records an issue after ten seconds.
func eventually(
    _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
) async {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(60)
    while !condition() {
        guard clock.now < end else {
            Issue.record(what, sourceLocation: sourceLocation)
            return
        }
        // Nothing outside our process tells when it is done; this only sets how often we look.
        try? await clock.sleep(for: .milliseconds(1))
    }
}
