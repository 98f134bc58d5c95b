import ChildProcesses
public import GalleryCore
import Glibc

/// The painted collection of the program `gallery-demo`, which needs neither key nor network.
///
/// The program is started by the first call, and ends with this object or with our process.
public final class DemoCatalog: PhotoCatalog, Sendable {
    public let service = ServiceName.demo
    /// Orientation, color, and all orders but the popular one.
    public let filters = UnsplashFilters.demoAbility
    private let server: DemoServerProcess

    /// Starts nothing yet.
    ///
    /// - Parameters:
    ///   - program: path of `gallery-demo`; beside our own program when nil.
    ///   - environment: what the program gets besides our own environment.
    ///   - patience: how long the program may take to say where it listens.
    public init(
        program: String? = nil, environment: [String: String] = [:], patience: Duration = .seconds(10),
        transport: CurlTransport
    ) {
        let path = program ?? ChildProcess.path(of: "gallery-demo")
        server = DemoServerProcess { () throws(CatalogError) in
            try Self.launch(path, environment, patience, transport)
        }
    }

    /// See `UnsplashCatalog`, whose routes the program answers: words, tags and authors are searched.
    public func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        try await ask { catalog throws(CatalogError) in try await catalog.page(of: query, request) }
    }

    /// One photo with everything.
    public func photo(_ id: PhotoID) async throws(CatalogError) -> Photo {
        try await ask { catalog throws(CatalogError) in try await catalog.photo(id) }
    }

    /// The collection's subjects.
    public func topics() async throws(CatalogError) -> [String] {
        try await ask { catalog throws(CatalogError) in try await catalog.topics() }
    }

    /// The collection's subjects, and what else it is put together by.
    public func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        try await ask { catalog throws(CatalogError) in try await catalog.collections(kind, request) }
    }

    /// Invented, and the same each time.
    public func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? {
        try await ask { catalog throws(CatalogError) in try await catalog.statistics(of: id) }
    }

    /// It does not.
    public var excludesWords: Bool { false }

    /// None: the program answers as Unsplash does.
    public func relatedTags(_ tag: String) async throws(CatalogError) -> [String] { [] }

    /// What the program claims; nil before it was asked anything.
    public func budget() -> RateBudget? { server.current?.budget() }

    /// Once more with a fresh program when the one that ran has gone away: photos keep only paths, so that they
    /// outlive its port.
    private func ask<Value: Sendable>(
        _ question: @Sendable (UnsplashCatalog) async throws(CatalogError) -> Value
    ) async throws(CatalogError) -> Value {
        let catalog = try await server.catalog()
        do {
            return try await question(catalog)
        } catch .offline {
            server.abandon(catalog)
            return try await question(server.catalog())
        }
    }

    private static func launch(
        _ path: String, _ environment: [String: String], _ patience: Duration, _ transport: CurlTransport
    ) throws(CatalogError) -> DemoServerProcess.Running {
        let companion: ChildProcess
        do {
            companion = try ChildProcess(path: path, environment: environment)
        } catch {
            throw .offline(.demo(.notStarted(path: path, error.code)))
        }
        guard let base = FirstLine.read(from: companion.output, within: patience) else {
            throw .offline(.demo(.silent(path: path)))
        }
        let catalog = try UnsplashCatalog(
            service: .demo, base: base, key: "demo", license: .cc0, transport: transport)
        return DemoServerProcess.Running(companion: companion, catalog: catalog)
    }
}

extension DemoCatalog: PictureFetching {
    /// Scaled by the program, which says that its pictures stay as they are.
    public func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: PictureStamp?
    ) async throws(CatalogError) -> FetchedPicture {
        try await ask { catalog throws(CatalogError) in
            try await catalog.picture(source, of: service, width: width, unless: known)
        }
    }

    /// The picture at its full size.
    public func download(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        try await ask { catalog throws(CatalogError) in
            try await catalog.download(photo, into: path, progress: progress)
        }
    }
}

extension License {
    /// Given to the public: the collection was painted for this program.
    static let cc0 = License(
        code: "cc0", name: "CC0 1.0", link: "https://creativecommons.org/publicdomain/zero/1.0/")
}
