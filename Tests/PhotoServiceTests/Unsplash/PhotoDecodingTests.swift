import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite struct PhotoDecodingTests {
    private static func entities() throws -> UnsplashEntities {
        UnsplashEntities(
            service: .unsplash, license: .unsplash, base: try BaseAddress("https://api.unsplash.com"))
    }

    private static func photo(_ json: String) throws -> Photo? {
        let payload = try JSONDecoder().decode(PhotoPayload.self, from: Data(json.utf8))
        return try entities().photo(payload)
    }

    @Test func `every field of a listed photo is decoded`() throws {
        let photo = try #require(try Self.photo(PhotoFixture.listed("h1")))
        #expect(photo.id.description == "unsplash:h1")
        #expect(photo.about == "A heron waits.")
        #expect(photo.altText == "grey bird at a pond")
        #expect(photo.author.name == "Ida Løv")
        #expect(photo.author.username == "ida")
        #expect(
            photo.author.link == "https://unsplash.com/@ida?utm_source=gallery&utm_medium=referral")
        #expect(
            photo.pageLink == "https://unsplash.com/photos/h1?utm_source=gallery&utm_medium=referral")
        #expect(photo.license == .unsplash)
        #expect(photo.date == Date(timeIntervalSince1970: 1_709_251_198))
        #expect(photo.size == PixelSize(width: 4000, height: 3000))
        #expect(photo.color?.hex == "#aabb0c")
        #expect(photo.tags == ["heron", "pond"])
        #expect(photo.counts == Counts(likes: 21))
        #expect(photo.source.description == "https://images.example.org/h1?ixid=M3w1&ixlib=rb-4 *w")
        #expect(photo.original == "https://images.example.org/h1?ixid=M3w1&ixlib=rb-4&q=85&fm=jpg")
        #expect(photo.downloadReport == "/photos/h1/download?ixid=M3w1")
        #expect(photo.exif == nil)
        #expect(!photo.isSponsored)
    }

    @Test func `a photo without a user has an author without a name`() throws {
        let json = #"{"id": "h1", "urls": {"raw": "https://images.example.org/h1"}}"#
        #expect(try Self.photo(json)?.author == Author(name: ""))
    }

    @Test func `a photo has only the topics that accepted the photo`() throws {
        let submissions = """
            , "topic_submissions": {"wallpapers": {"status": "rejected"}, "film": {"status": "approved",
            "approved_on": "2026-01-02T03:04:05Z"}, "nature": {"status": "approved"}, "sea": null, "x": 1}
            """
        #expect(try Self.photo(PhotoFixture.listed("a", fields: submissions))?.topics == ["film", "nature"])
        #expect(
            try Self.photo(PhotoFixture.listed("a", fields: ", \"topic_submissions\": []"))?.topics == nil)
        #expect(try Self.photo(PhotoFixture.listed("a"))?.topics == nil)
    }

    @Test func `a complete photo has camera settings, place and counts`() throws {
        let photo = try #require(try Self.photo(PhotoFixture.listed("h1", fields: PhotoFixture.fullFields)))
        #expect(
            photo.exif
                == Exif(
                    camera: "NIKON D750", exposure: "1/250", aperture: "3.5", focalLength: "47.0", iso: 400))
        #expect(photo.place == Place(name: "Bergen, Norway", latitude: 60.39, longitude: 5.32))
        #expect(photo.counts == Counts(likes: 21, views: 1_234_567_890_123, downloads: 88))
    }

    @Test(arguments: [
        ", \"location\": {\"name\": null, \"position\": {\"latitude\": 0.0, \"longitude\": 0.0}}",
        ", \"location\": {\"position\": {\"latitude\": 91, \"longitude\": 5}}", ", \"location\": {}",
        ", \"location\": {\"position\": {\"latitude\": 9, \"longitude\": null}}", ", \"location\": []",
    ])
    func `a missing, zero, incomplete or invalid position is decoded as no place`(field: String) throws {
        #expect(try #require(try Self.photo(PhotoFixture.listed("a", fields: field))).place == nil)
    }

    @Test func `null camera settings are decoded as no settings`() throws {
        let field = ", \"exif\": {\"make\": null, \"model\": null, \"name\": null, \"iso\": null}"
        #expect(try #require(try Self.photo(PhotoFixture.listed("a", fields: field))).exif == nil)
    }

    @Test func `a photo of the paid library has the license of that library`() throws {
        let photo = try Self.photo(PhotoFixture.listed("a", fields: ", \"premium\": true"))
        #expect(photo?.license.code == "unsplash-plus")
        // Without the flag, the library is known by the host of the pictures.
        let hosted = PhotoFixture.listed("a").replacing("images.example.org", with: "plus.unsplash.com")
        #expect(try Self.photo(hosted)?.license.code == "unsplash-plus")
        #expect(try Self.photo(PhotoFixture.listed("a"))?.license.code == "unsplash")
    }

    @Test func `a photo with an implausible dimension has no size`() throws {
        let json = PhotoFixture.listed("a").replacing(
            "\"width\": 4000", with: "\"width\": 9223372036854775807")
        #expect(try #require(try Self.photo(json)).size == nil)
    }

    @Test(arguments: ["a b", "a\\u001b[2J", "", "\\u0000", "é"])
    func `a photo ID that is empty or contains spaces, control or non-ASCII characters is rejected`(
        id: String
    ) {
        #expect(throws: (any Error).self) { try Self.photo(PhotoFixture.listed(id)) }
    }

    @Test func `sponsored and duplicate photos are dropped`() throws {
        let paid = PhotoFixture.listed("ad").replacing(
            "\"sponsorship\": null", with: "\"sponsorship\": {\"impression_urls\": [\"https://ads\"]}")
        let json = PhotoFixture.list(["a", "b", "a"].map { PhotoFixture.listed($0) } + [paid])
        let list = try JSONDecoder().decode(LossyArray<PhotoPayload>.self, from: Data(json.utf8))
        #expect(list.elements.last?.isSponsored == true)
        #expect(try Self.entities().photos(list.elements, limit: 30).map(\.id.key) == ["a", "b"])
        #expect(try Self.entities().photos(list.elements, limit: 1).count == 1)
    }

    @Test func `an illustration is dropped from lists`() throws {
        let json = PhotoFixture.list([
            PhotoFixture.listed("a", fields: ", \"asset_type\": \"photo\""),
            PhotoFixture.listed("b", fields: ", \"asset_type\": \"illustration\""),
        ])
        let list = try JSONDecoder().decode(LossyArray<PhotoPayload>.self, from: Data(json.utf8))
        #expect(try Self.entities().photos(list.elements, limit: 30).map(\.id.key) == ["a"])
    }

    @Test func `a stored reply is classified by its body`() {
        let read = { (text: String) in StoredReply.read(Array(text.utf8), of: .unsplash) }
        #expect(read("{\"errors\": [\"no\"]}") == .failure("no"))
        #expect(read("Rate Limit Exceeded") == .failure("Rate Limit Exceeded"))
        #expect(read("[{\"slug\": \"sea\", \"title\": \"Sea\"}]") == .names(["sea"]))
        #expect(read("{\"url\": \"https://x/y\"}") == .part("a file at x"))
        #expect(read("") == .other)
        guard case .photos(let list, 1) = read(PhotoFixture.search([PhotoFixture.listed("a"), "{}"])) else {
            Issue.record("a search result is a list with one broken entry")
            return
        }
        #expect(list.count == 1)
        guard case .photo = read(PhotoFixture.listed("a")) else {
            Issue.record("a photo is a photo")
            return
        }
    }
}
