// Input of TypedErrorTests, which compiles it as a separate program; not part of the target.

import Dispatch

enum Failure: Error { case refused }

struct Reply: Sendable { let bytes: [UInt8] }

protocol Fetching: Sendable {
    func fetch(since old: Reply?) async throws(Failure) -> Reply
}

/// Leaves the caller's executor, then throws.
struct RefusedFetch: Fetching {
    @concurrent func fetch(since old: Reply?) async throws(Failure) -> Reply {
        await Task.yield()
        throw .refused
    }
}

extension Fetching {
    func passing() async throws(Failure) -> Reply { try await fetch(since: nil) }

    func passingMember() async throws(Failure) -> [UInt8] { try await fetch(since: nil).bytes }

    func passingConstant() async throws(Failure) -> [UInt8] {
        let reply = try await fetch(since: nil)
        return reply.bytes
    }

    func rethrowing() async throws(Failure) -> [UInt8] {
        let reply: Reply
        do { reply = try await fetch(since: nil) } catch { throw error }
        return reply.bytes
    }

    func result() async -> Result<[UInt8], Failure> {
        do { return .success(try await fetch(since: nil).bytes) } catch { return .failure(error) }
    }

    func isolated(to actor: isolated (any Actor)? = #isolation) async throws(Failure) -> [UInt8] {
        try await fetch(since: nil).bytes
    }

    func untyped() async throws -> [UInt8] { try await fetch(since: nil).bytes }
}

func free(_ fetcher: any Fetching) async throws(Failure) -> [UInt8] {
    try await fetcher.fetch(since: nil).bytes
}

/// The callers, which inherit the main actor from `main` if the feature is enabled.
struct Callers: Sendable {
    let fetcher: any Fetching
    let concrete = RefusedFetch()

    func requirement() async { _ = try? await fetcher.fetch(since: nil) }
    func passing() async { _ = try? await fetcher.passing() }
    func passingMember() async { _ = try? await fetcher.passingMember() }
    func passingConstant() async { _ = try? await fetcher.passingConstant() }
    func passingConcrete() async { _ = try? await concrete.passingMember() }
    func rethrowing() async { _ = try? await fetcher.rethrowing() }
    func result() async { _ = await fetcher.result() }
    func isolated() async { _ = try? await fetcher.isolated() }
    func untyped() async { _ = try? await fetcher.untyped() }
    func free() async { _ = try? await TypedErrors.free(fetcher) }
}

@main struct Program {
    static let key = DispatchSpecificKey<Bool>()

    @MainActor static func main() async {
        DispatchQueue.main.setSpecific(key: key, value: true)
        let callers = Callers(fetcher: RefusedFetch())
        await callers.requirement()
        report("requirement")
        await Task.yield()
        await callers.passing()
        report("passing")
        await Task.yield()
        await callers.passingMember()
        report("passingMember")
        await Task.yield()
        await callers.passingConstant()
        report("passingConstant")
        await Task.yield()
        await callers.passingConcrete()
        report("passingConcrete")
        await Task.yield()
        await callers.rethrowing()
        report("rethrowing")
        await Task.yield()
        await callers.result()
        report("result")
        await Task.yield()
        await callers.isolated()
        report("isolated")
        await Task.yield()
        await callers.untyped()
        report("untyped")
        await Task.yield()
        await callers.free()
        report("free")
        await Task.yield()
    }

    /// Prints on which executor the caller runs. Synchronous, so that the call itself does not switch executors.
    @MainActor static func report(_ form: String) {
        print(form, DispatchQueue.getSpecific(key: key) == true ? "main" : "elsewhere")
    }
}
