import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct CommonsMutationTests {
    private func read(_ bytes: [UInt8]) async -> [String] {
        let response = HTTPResponse(status: 200, headers: HTTPHeaders(), body: bytes)
        guard let reply = try? await CommonsReplyReader.read(from: response),
            let base = try? BaseAddress("https://commons.wikimedia.org")
        else { return [] }
        return (try? CommonsEntities(base: base).photos(reply, limit: 50).map(\.id.key)) ?? []
    }

    @Test func `a mutation of one file in a reply affects no other file`() async throws {
        let reply = CommonsFixture.page(
            (1...8).map { CommonsFixture.file($0) }, total: 90,
            next: ["gsroffset": "8", "continue": "gsroffset||"])
        let survey = try await ReplySurvey(
            reply, list: [.key("query"), .key("pages")], victim: 2, read: read)
        #expect(survey.cases > 400)
        #expect(survey.worst == 1)
    }
}
