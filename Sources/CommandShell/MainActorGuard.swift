import Dispatch

/// Runs synchronous code of main-actor types on the main actor, even if a compiler fault (swiftlang/swift 86083) made
/// the caller leave it; the runtime's checks would end the process without a message. A call takes about 10 ns.
public struct MainActorGuard: Sendable {
    private static let key = DispatchSpecificKey<Bool>()

    private let report: @Sendable (_ function: StaticString) -> Void

    /// `report` is called before the body if the caller is off the main actor.
    @MainActor public init(
        report: @escaping @Sendable (_ function: StaticString) -> Void = MainActorGuard.fail
    ) {
        DispatchQueue.main.setSpecific(key: Self.key, value: true)
        self.report = report
    }

    /// Whether the code runs on the main queue, on whatever thread. `false` before the first guard is created.
    public static var isOnMainActor: Bool { DispatchQueue.getSpecific(key: key) == true }

    /// Ends the process with a message in a debug build; does nothing in a release build.
    public static let fail: @Sendable (StaticString) -> Void = { function in
        assertionFailure("\(function) was called off the main actor")
    }

    /// Runs `body` on the main actor before returning, if necessary through the main queue.
    public func callAsFunction<Result: Sendable>(
        _ function: StaticString = #function, _ body: @MainActor () -> Result
    ) -> Result {
        guard !Self.isOnMainActor else {
            // Safe on the main queue, which is the executor of the main actor.
            return MainActor.assumeIsolated(body)
        }
        report(function)
        return DispatchQueue.main.sync {
            // The main queue is the main actor's executor.
            MainActor.assumeIsolated(body)
        }
    }
}
