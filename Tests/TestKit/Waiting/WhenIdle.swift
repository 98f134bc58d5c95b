// Release builds have no Testing module.
#if canImport(Testing)
    public import Testing

    /// Delays a suite until compute-bound tests have freed the cooperative thread pool.
    /// All tests start at once, and each job of a task is queued after the existing ones. A test that awaits a few
    /// events would wait for other tests at each event, in total for minutes, which count toward its time limit.
    public struct WhenIdle: SuiteTrait, TestScoping {
        public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { test.isSuite ? self : nil }

        @concurrent public func provideScope(
            for test: Test, testCase: Test.Case?,
            performing function: @Sendable @concurrent () async throws -> Void
        ) async throws {
            let clock = ContinuousClock()
            var isIdle = false
            while !isIdle, !Task.isCancelled {
                // Two passes through the queue: the first one may come before the queue fills.
                isIdle =
                    await clock.measure { for _ in 0..<2 { await Task.detached {}.value } }
                    < .milliseconds(500)
            }
            try await function()
        }
    }

    extension Trait where Self == WhenIdle {
        public static var whenIdle: Self { Self() }
    }
#endif
