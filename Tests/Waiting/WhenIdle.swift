// A release build has no Testing, and needs none of this.
#if canImport(Testing)
    public import Testing

    /// Begins a suite when the threads that all tasks share are no longer taken by tests that only compute.
    ///
    /// All tests begin at once, and each part of a task waits behind all that is there already. A test that waits for a
    /// few events would wait for minutes of other tests' work at each, which a time limit would count.
    public struct WhenIdle: SuiteTrait, TestScoping {
        public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { test.isSuite ? self : nil }

        @concurrent public func provideScope(
            for test: Test, testCase: Test.Case?,
            performing function: @Sendable @concurrent () async throws -> Void
        ) async throws {
            let clock = ContinuousClock()
            var isIdle = false
            while !isIdle, !Task.isCancelled {
                // Two turns behind all the others: the first may find the queue before it fills.
                isIdle =
                    await clock.measure { for _ in 0..<2 { await Task.detached {}.value } }
                    < .milliseconds(500)
            }
            try await function()
        }
    }

    extension Trait where Self == WhenIdle {
        /// When no test that only computes keeps it waiting.
        public static var whenIdle: Self { Self() }
    }
#endif
