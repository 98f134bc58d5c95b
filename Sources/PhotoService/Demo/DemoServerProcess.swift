import ChildProcesses
import GalleryCore
import Synchronization

/// The program behind the demo: started when first asked for, once for all who ask, and gone with this object.
final class DemoServerProcess: Sendable {
    /// A running program and the catalog that speaks with it.
    struct Running: Sendable {
        let process: ChildProcess
        let catalog: UnsplashCatalog
    }

    private let running = Mutex<Running?>(nil)
    private let launch: @Sendable () throws(CatalogError) -> Running
    private let launches = RequestCoalescer<Int, Result<UnsplashCatalog, CatalogError>>(
        cancelled: .failure(.cancelled))

    /// `launch` may block; it runs on a thread of its own.
    init(launch: @escaping @Sendable () throws(CatalogError) -> Running) { self.launch = launch }

    /// The catalog over the running program; nil while there is none.
    var current: UnsplashCatalog? { running.withLock { $0?.catalog } }

    /// The catalog, once the program listens.
    func catalog() async throws(CatalogError) -> UnsplashCatalog {
        if let current { return current }
        return try await launches.outcome(of: 0) { await self.start() }.get()
    }

    /// Ends a program that no longer answers, unless another has taken its place already.
    func abandon(_ catalog: UnsplashCatalog) {
        // Ending a program takes a moment, which is spent outside the lock.
        let ended = running.withLock { $0?.catalog === catalog ? $0.take() : nil }
        ended?.process.stop()
    }

    private func start() async -> Result<UnsplashCatalog, CatalogError> {
        // The one who asks may have come when another's launch had just ended.
        if let current { return .success(current) }
        return await withCheckedContinuation { continuation in
            let isStarted = DetachedThread.start(isSignalled: false) { [self] in
                do throws(CatalogError) {
                    let started = try launch()
                    let kept = running.withLock { running in
                        // Another launch may have been quicker.
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

/// Reading what a program says first.
enum FirstLine {
    /// The line without its end; nil when none came in time, the output ended, or it is longer than 200 bytes.
    static func read(from descriptor: Int32, within timeout: Duration) -> String? {
        let pipe = PipeEnd(descriptor), deadline = ContinuousClock.now + timeout
        var line: [UInt8] = []
        while line.count <= 200 {
            guard let byte = try? pipe.read(count: 1, until: deadline).first else { return nil }
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return nil
    }
}
