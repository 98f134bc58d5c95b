import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import PhotoService

@Suite(.timeLimit(.minutes(10))) struct CommonsLanguageTests {
    @Test func `a single photo is requested in all languages if the user's is not English, a list never is`()
        async throws
    {
        let texts = ["en": "Lake", "ru": "Озеро"].map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
        let server = try CommonsServer.start { asked in
            asked.query["pageids"].map { _ in
                let title =
                    asked.query["iiextmetadatamultilang"] == "1"
                    ? "{\"value\": {\(texts), \"_type\": \"lang\"}}" : "{\"value\": \"Lake\"}"
                return .init(
                    body: CommonsFixture.page(
                        [CommonsFixture.file(1, metadata: ["ObjectName": title])], total: 1))
            }
        }
        let language = Mutex("en")
        let catalog = try CommonsCatalog(
            base: server.base, transport: .test(), language: { language.withLock { $0 } })
        let id = PhotoID(service: .commons, key: "1")
        #expect(try await catalog.photo(id).title == "Lake")
        #expect(server.requests.allSatisfy { $0.query["iiextmetadatamultilang"] == nil })
        language.withLock { $0 = "ru" }
        #expect(try await catalog.photo(id).title == "Озеро")
        #expect(server.requests.last?.query["iiextmetadatamultilang"] == "1")
        _ = try await catalog.page(of: .search(SearchQuery(keywords: "heron")), PageRequest(number: 1))
        #expect(server.requests.last?.query["iiextmetadatamultilang"] == nil)
        #expect(server.requests.allSatisfy { $0.query["iiextmetadatalanguage"] ?? "en" == "en" })
    }
}
