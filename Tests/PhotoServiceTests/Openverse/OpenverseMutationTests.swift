import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct OpenverseMutationTests {
    private func read(_ bytes: [UInt8]) async -> [String] {
        let response = HTTPResponse(status: 200, headers: HTTPHeaders(), body: bytes)
        let page = try? await OpenverseReplyReader.read(
            OpenversePagePayload.self, from: response, hiding: nil, now: Date())
        return page.map { $0.results.elements.photos.map(\.id.key) } ?? []
    }

    @Test func `a mutation of one photo in a search page affects no other photo`() async throws {
        let reply = """
            {"result_count": 240, "page_count": 12, "page_size": 20, "page": 1,
             "warnings": [{"code": "partially invalid request parameter", "message": "Some were bad."}],
             "results": [\((0..<8).map { OpenverseFixture.image($0) }.joined(separator: ","))]}
            """
        let survey = try await ReplySurvey(reply, list: [.key("results")], victim: 2, read: read)
        #expect(survey.cases > 400)
        #expect(survey.worst == 1)
    }

    @Test
    func `a photo with a valid ID is decoded whatever its other fields, unless it is marked as sensitive`()
        async throws
    {
        let keys = try #require(
            try JSONSerialization.jsonObject(with: Data(OpenverseFixture.image(1).utf8)) as? [String: Any]
        ).keys
        for key in keys {
            for damage in Damage.all {
                let image = OpenverseFixture.image(1, [key: damage.json ?? "null"])
                let found = await read(Array(OpenverseFixture.page([image]).utf8))
                let isGone = key == "id" || (key == "mature" && damage.json == "true")
                if !isGone, key != "unstable__sensitivity" {
                    #expect(found == [OpenverseFixture.id(1)], "\(key) \(damage.name)")
                }
            }
        }
    }
}
