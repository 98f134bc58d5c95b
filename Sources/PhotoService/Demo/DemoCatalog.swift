import ChildProcesses
public import GalleryCore
import Glibc

/// The painted collection of the demo's server, which needs neither key nor network.
///
/// The server is `gallery` once more, started by the first call; it ends with this object or with our process.
public final class DemoCatalog: ForwardingService {
    /// The only argument that makes `gallery` the server.
    public static let argument = "serve-demo"
    public let service = ServiceName.demo
    /// Orientation, color, and all orders but the popular one.
    public var filters: FilterAbility { UnsplashFilters.demoAbility }
    private let server: DemoServerProcess

    /// Starts nothing yet.
    ///
    /// - Parameters:
    ///   - program: path of `gallery`; the one beside our own program when nil.
    ///   - environment: what the program gets besides our own environment.
    ///   - timeout: how long the program may take to say where it listens.
    public init(
        program: String? = nil, environment: [String: String] = [:], timeout: Duration = .seconds(10),
        transport: CurlTransport
    ) {
        let path = program ?? ChildProcess.path(of: "gallery")
        server = DemoServerProcess { () throws(CatalogError) in
            try Self.launch(path, environment, timeout, transport)
        }
    }

    /// What the program claims; nil before it was asked anything.
    public func budget() -> RateBudget? { server.current?.budget() }

    /// `UnsplashCatalog` is asked, whose routes the program answers: words, tags and authors are searched. Once more
    /// with a fresh program when the one that ran has gone away: photos keep only paths, so that they outlive its port.
    public func forward<Answer: Sendable>(
        _ call: ServiceCall, _ ask: (any Service) async throws(CatalogError) -> Answer
    ) async throws(CatalogError) -> Answer {
        let catalog = try await server.catalog()
        do {
            return try await ask(catalog)
        } catch .offline {
            server.abandon(catalog)
            return try await ask(server.catalog())
        }
    }

    private static func launch(
        _ path: String, _ environment: [String: String], _ timeout: Duration, _ transport: CurlTransport
    ) throws(CatalogError) -> DemoServerProcess.Running {
        let process: ChildProcess
        do {
            process = try ChildProcess(path: path, arguments: [argument], environment: environment)
        } catch {
            throw .offline(.demo(.notStarted(path: path, error.code)))
        }
        guard let base = FirstLine.read(from: process.output, within: timeout) else {
            throw .offline(.demo(.silent(path: path)))
        }
        let catalog = try UnsplashCatalog(
            service: .demo, base: base, key: "demo", license: .cc0, transport: transport)
        return DemoServerProcess.Running(process: process, catalog: catalog)
    }
}
