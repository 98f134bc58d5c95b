import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct CommonsWikiFilesTests {
    /// Wikis whose files are on Commons, except those whose names begin with `Local`.
    private static func server() throws -> PreparedServer {
        try CommonsServer.start { asked in
            guard asked.path != "/w/api.php" else {
                return .init(body: CommonsFixture.page([CommonsFixture.file(5)]))
            }
            let title = asked.query["titles"] ?? "", name = title.drop { $0 != ":" }.dropFirst()
            let repository =
                name.hasPrefix("Local") ? "local" : name.hasPrefix("Unknown") ? "" : "shared"
            return .init(
                body: """
                    {"batchcomplete": true, "query": {"pages": [{"ns": 6, "title": "Datei:\(name)", "missing": true,
                     "known": true, "imagerepository": "\(repository)", "imageinfo": [{}]}]}}
                    """)
        }
    }

    private static func photo(at address: String, _ server: PreparedServer) async -> Result<
        Photo, CatalogError
    > {
        do throws(CatalogError) {
            guard let id = ServiceAddresses().photo(at: address) else { throw .notFound }
            let catalog = try CommonsCatalog(base: server.base, transport: .test())
            return .success(try await catalog.photo(id))
        } catch {
            return .failure(error)
        }
    }

    @Test(arguments: [
        "https://de.wikipedia.org/wiki/Datei:Grey_heron.jpg",
        "https://de.m.wikipedia.org/wiki/Bild:Grey_heron.jpg",
        "https://de.wikipedia.org/wiki/Graureiher#/media/Datei:Grey_heron.jpg",
        "https://de.wikipedia.org/w/index.php?title=File:Grey_heron.jpg",
    ])
    func `a Wikipedia's page of a file of Commons leads to that file after one request to the wiki`(
        address: String
    ) async throws {
        let server = try Self.server()
        let photo = try await Self.photo(at: address, server).get()
        #expect(photo.id == PhotoID(service: .commons, key: "5"))
        #expect(server.requests.map(\.path) == ["/de.wikipedia.org/w/api.php", "/w/api.php"])
        #expect(server.requests.last?.query["titles"] == "File:Grey_heron.jpg")
    }

    @Test func `a file of a Wikipedia itself is refused, and an unknown file is not found`() async throws {
        let server = try Self.server()
        let local = await Self.photo(at: "https://fr.wikipedia.org/wiki/Fichier:Local.jpg", server)
        #expect(local == .failure(.refused(.fileOfOtherWiki("fr.wikipedia.org"))))
        let unknown = await Self.photo(at: "https://fr.wikipedia.org/wiki/Fichier:Unknown.jpg", server)
        #expect(unknown == .failure(.notFound))
        #expect(
            server.requests.map(\.path) == ["/fr.wikipedia.org/w/api.php", "/fr.wikipedia.org/w/api.php"])
    }

    @Test func `a picture file of another project is refused without a request`() async throws {
        let server = try Self.server()
        let file = await Self.photo(at: "https://upload.wikimedia.org/wikipedia/en/a/ab/Logo.png", server)
        #expect(file == .failure(.refused(.fileOfOtherWiki("en.wikipedia.org"))))
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: [
        "Wiki.evil/x.A-3Ab.jpg", "Wiki.de", "Wiki..A.jpg", "Other.wikipedia.en", "File.", "File.-FF", "x",
    ])
    func `a key that names no file is not found, without a request`(key: String) async throws {
        let server = try Self.server()
        let catalog = try CommonsServer.catalog(server)
        let error = await CommonsServer.failure { () throws(CatalogError) in
            _ = try await catalog.photo(PhotoID(service: .commons, key: key))
        }
        #expect(error == .notFound)
        #expect(server.requests.isEmpty)
    }
}
