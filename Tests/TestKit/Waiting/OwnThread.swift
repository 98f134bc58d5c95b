// Release builds have no Testing module.
#if canImport(Testing)
    import Synchronization
    public import Testing

    /// Runs each test on its own thread, and at most six suites at a time.
    /// These tests mostly block while they wait for other processes, which would delay other suites if they ran on the
    /// cooperative thread pool. The suite, not the test, waits for its turn, so the time limit covers only the test.
    public struct OwnThread: SuiteTrait, TestTrait, TestScoping {
        public let isRecursive = true
        let isLong: Bool

        public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
            test.isSuite || testCase != nil ? self : nil
        }

        @concurrent public func provideScope(
            for test: Test, testCase: Test.Case?,
            performing function: @Sendable @concurrent () async throws -> Void
        ) async throws {
            guard testCase != nil else { return try await Lanes.shared.run(isLong: isLong, function) }
            try await withTaskExecutorPreference(ThreadExecutor()) { try await function() }
        }
    }

    extension Trait where Self == OwnThread {
        public static var onOwnThread: Self { Self(isLong: false) }
        /// For suites that take half a minute: they start before other waiting suites, which shortens the run.
        public static var onOwnThreadFirst: Self { Self(isLong: true) }
    }

    /// Limits the number of concurrent suites, so that tests wait for programs rather than for a processor.
    private actor Lanes {
        static let shared = Lanes(6)

        private var free: Int
        private var waiting: [(isLong: Bool, turn: CheckedContinuation<Void, Never>)] = []

        init(_ count: Int) { free = count }

        func run(
            isLong: Bool, _ body: @Sendable @concurrent () async throws -> Void
        ) async throws {
            await enter(isLong: isLong)
            defer { leave() }
            try await body()
        }

        private func enter(isLong: Bool) async {
            guard free == 0 else { return free -= 1 }
            await withCheckedContinuation { waiting.append((isLong, $0)) }
        }

        private func leave() {
            guard let next = waiting.firstIndex(where: \.isLong) ?? waiting.indices.first else {
                return free += 1
            }
            waiting.remove(at: next).turn.resume()
        }
    }
#endif
