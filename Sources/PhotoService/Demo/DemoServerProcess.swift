import ChildProcesses
import GalleryCore
import Synchronization

/// Server process of the demo: started on first use, shared, and ended on deinitialization.
final class DemoServerProcess: Sendable {
    struct Running: Sendable {
        let process: ChildProcess
        let catalog: UnsplashCatalog
    }

    private let running = Mutex<Running?>(nil)
    private let launch: @Sendable () throws(CatalogError) -> Running
    private let launches = RequestCoalescer<Int, Result<UnsplashCatalog, CatalogError>>(
        cancelled: .failure(.cancelled))

    /// `launch` may block; it is called on a dedicated thread.
    init(launch: @escaping @Sendable () throws(CatalogError) -> Running) { self.launch = launch }

    var current: UnsplashCatalog? { running.withLock { $0?.catalog } }

    func catalog() async throws(CatalogError) -> UnsplashCatalog {
        if let current { return current }
        return try await launches.outcome(of: 0) { await self.start() }.get()
    }

    /// Stops the unreachable server of `catalog`, unless another server has replaced it.
    func abandon(_ catalog: UnsplashCatalog) {
        // Stopping blocks, so it happens outside the lock.
        let ended = running.withLock { $0?.catalog === catalog ? $0.take() : nil }
        ended?.process.stop()
    }

    private func start() async -> Result<UnsplashCatalog, CatalogError> {
        // Uses the server of a launch that has just finished.
        if let current { return .success(current) }
        return await withCheckedContinuation { continuation in
            let isStarted = DetachedThread.start(isSignalled: false) { [self] in
                do throws(CatalogError) {
                    let started = try launch()
                    let kept = running.withLock { running in
                        let kept = running ?? started
                        running = kept
                        return kept.catalog
                    }
                    continuation.resume(returning: .success(kept))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
            if !isStarted { continuation.resume(returning: .failure(.offline(.demo(.noThread)))) }
        }
    }
}
