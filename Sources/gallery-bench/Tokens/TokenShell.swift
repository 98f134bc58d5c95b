import ArgumentParser
import GalleryCore
import Glibc
import PhotoService

/// A shell that signs in to Openverse with every question, until it is killed.
struct TokenShell: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shell", abstract: "Make requests with tokens until killed.", shouldDisplay: false)

    @Argument var base: String
    @Argument var folder: String

    func run() async throws {
        let catalog = try OpenverseCatalog(
            base: base, credentials: OpenverseCredentials(id: "client", secret: "secret", folder: folder),
            transport: CurlTransport(version: "bench"))
        while true {
            _ = try await catalog.page(
                of: .search(SearchQuery(words: "fog")), PageRequest(number: 1, size: 20))
            _ = write(1, "asked\n", 6)
        }
    }
}
