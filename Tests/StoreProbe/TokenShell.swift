import GalleryCore
import PhotoService

struct TokenShell {
    let base: String
    let folder: String

    func run() async throws -> Never {
        let catalog = try OpenverseCatalog(
            base: base, credentials: OpenverseCredentials(id: "client", secret: "secret", folder: folder),
            transport: CurlTransport(version: "probe"))
        while true {
            _ = try await catalog.page(
                of: .search(SearchQuery(keywords: "fog")), PageRequest(number: 1, size: 20))
            Program.print(line: "asked")
        }
    }
}
