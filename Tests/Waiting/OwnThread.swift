// A release build has no Testing, and needs none of this.
#if canImport(Testing)
    import Dispatch
    import Synchronization
    public import Testing

    /// Runs each test on a thread of its own, in a few suites at a time.
    ///
    /// These tests wait for other programs, most of the time without giving their thread away. On the threads that
    /// all tasks share, that would keep the other suites waiting. The suite waits for its turn, not the test, so that a
    /// time limit is about the test alone.
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
        /// Each test on a thread of its own, a few suites at a time.
        public static var onOwnThread: Self { Self(isLong: false) }
        /// The same for a suite that takes half a minute by itself: it has its turn before the others, so that it is
        /// not what everything waits for at the end.
        public static var onOwnThreadFirst: Self { Self(isLong: true) }
    }

    /// Lets only so many suites in at a time, so that what is waited for is the program and not the processor.
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

    /// A thread that runs the parts of one task. Serial queues get threads besides those that tasks share.
    private final class ThreadExecutor: TaskExecutor {
        private let queue = DispatchQueue(label: "test")

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }
#endif
