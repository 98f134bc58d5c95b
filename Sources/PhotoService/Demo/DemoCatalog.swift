import ChildProcesses
public import GalleryCore
import Glibc

/// Bundled service with generated photos; needs neither key nor network.
/// The server is a second `gallery` process, started by the first request. It ends with this object or this process.
public final class DemoCatalog: ForwardingService {
    /// Argument that runs `gallery` as the server.
    public static let argument = "serve-demo"
    public let service = ServiceName.demo
    public var filters: FilterAbility { UnsplashFilters.demoAbility }
    private let server: DemoServerProcess

    /// Does not start the server yet. `program` is the path of `gallery`, by default in this program's folder;
    /// `environment` has additional variables for the server; `timeout` limits the time until it prints its address.
    public init(
        program: String? = nil, environment: [String: String] = [:], timeout: Duration = .seconds(10),
        transport: CurlTransport
    ) {
        let path = program ?? ChildProcess.path(of: "gallery")
        server = DemoServerProcess { () throws(CatalogError) in
            try Self.launch(path, environment, timeout, transport)
        }
    }

    public func budget() -> RateBudget? { server.current?.budget() }

    /// Forwards to an `UnsplashCatalog`, whose API the server implements. If the server is unreachable, restarts it and
    /// retries once; stored paths stay valid on a new port.
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

private enum FirstLine {
    /// Reads a line and returns it without terminator; `nil` at the timeout, at the end of output, or beyond 200 bytes.
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
