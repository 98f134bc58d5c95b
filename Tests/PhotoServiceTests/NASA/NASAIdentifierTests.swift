import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct NASAIdentifierTests {
    private static let host = "https://images-assets.nasa.gov/image"

    @Test(arguments: ["GRC-2018-C-09840 ", "50% off", "a#1", "who?", "Ártico é", "100%25", "a%", "x+y&z"])
    func `an ID with spaces, signs or letters outside ASCII is kept, and addresses are encoded`(id: String)
        throws
    {
        for address in [id, id.percentEncoded] {
            let link = "\(Self.host)/\(address)/\(address)~thumb.jpg"
            let photo = try #require(
                try item(
                    NASAFixture.item(
                        1, data: ["nasa_id": "\"\(id)\""],
                        fields: ["links": "[{\"href\": \"\(link)\", \"rel\": \"preview\"}]"])))
            #expect(photo.id == PhotoID(service: .nasa, key: id))
            let file = try #require(photo.original)
            let encoded = "\(Self.host)/\(id.percentEncoded)/\(id.percentEncoded)~thumb.jpg"
            #expect(decoded(file) == decoded(encoded))
            #expect(WebAddress.isPrintable(file) && !file.contains("#") && !file.contains("?"))
            #expect(ServiceAddresses().photo(at: file) == photo.id)
            #expect(photo.pageLink.flatMap(ServiceAddresses().photo(at:)) == photo.id)
            #expect(PhotoID("\(photo.id)") == photo.id && photo.id.isPlain)
        }
    }

    @Test func `a photo whose ID has a space and a sign is requested and downloaded`() async throws {
        let id = "GRC 50% #1 "
        let server = try PreparedServer { asked in
            switch asked.path {
            case "/search":
                let links = "[{\"href\": \"http://images-assets.nasa.gov/image/\(id)/\(id)~thumb.jpg\"}]"
                return .init(
                    body: NASAFixture.page([
                        NASAFixture.item(1, data: ["nasa_id": "\"\(id)\""], fields: ["links": links])
                    ]))
            case "/asset/GRC%2050%25%20%231%20":
                return .init(
                    body: "{\"collection\": {\"items\": [{\"href\": \"\(Self.host)/\(id)/\(id)~orig.jpg\"}]}}"
                )
            default: return .init(status: 404, body: "")
            }
        }
        let photo = try await NASACatalog(base: server.base, transport: .test()).photo(
            PhotoID(service: .nasa, key: id))
        #expect(server.requests.first?.query["nasa_id"] == id)
        #expect(photo.original == "\(Self.host)/GRC%2050%25%20%231%20/GRC%2050%25%20%231%20~orig.jpg")
    }

    private func decoded(_ address: String) -> [String] {
        address.split(separator: "/").map { String(decoding: $0.percentDecodedBytes, as: UTF8.self) }
    }

    private func item(_ json: String) throws -> Photo? {
        let payload = try JSONDecoder().decode(NASAItemPayload.self, from: Data(json.utf8))
        return NASAEntities(base: try BaseAddress(NASACatalog.publicBase)).photo(payload)
    }
}
