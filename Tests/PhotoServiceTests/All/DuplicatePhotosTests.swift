import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct DuplicatePhotosTests {
    @Test(
        arguments: [
            ("https://www.flickr.com/photos/12@N01/5362", "flickr:5362"),
            ("https://flickr.com/photos/ida/5362/in/photostream/?a=b", "flickr:5362"),
            ("https://live.staticflickr.com/65535/5362_abc_b.jpg", "flickr:5362"),
            ("https://farm3.staticflickr.com/2/5362_abc.jpg", "flickr:5362"),
            ("https://unsplash.com/photos/a-red-fox-VxRVxQnDW9I", "unsplash:VxRVxQnDW9I"),
            ("https://unsplash.com/photos/VxRVxQnDW9I?utm_source=x", "unsplash:VxRVxQnDW9I"),
            ("https://www.flickr.com/photos/ida/albums/72", "openverse:1"),
            ("https://www.flickr.com/photos/ida", "openverse:1"),
            ("https://notflickr.com/photos/ida/5362", "openverse:1"),
            ("https://commons.wikimedia.org/wiki/File:5362.jpg", "commons:File.5362.jpg"),
            ("nonsense", "openverse:1"),
        ] as [(String, String)])
    func `an Openverse photo is identified by the original photo that it links to, or else by its own ID`(
        link: String, key: String
    ) {
        #expect(DuplicatePhotos.keys(of: StubMember.photo(.openverse, 1, page: link)) == [key])
        // A photo of any other service keeps its own ID, even if it links to a photo of another service.
        #expect(DuplicatePhotos.keys(of: StubMember.photo(.demo, 1, page: link)) == ["demo:1"])
    }

    @Test(arguments: [
        "https://commons.wikimedia.org/wiki/File:Grey_heron.jpg",
        "https://commons.wikimedia.org/w/index.php?curid=7",
    ])
    func `a Commons photo and the Openverse copy that links to its page count as one`(link: String) {
        let original = StubMember.photo(
            .commons, 7, page: "https://commons.wikimedia.org/wiki/File:Grey_heron.jpg")
        let copy = StubMember.photo(.openverse, 1, page: link)
        let other = StubMember.photo(.openverse, 2, page: "https://commons.wikimedia.org/wiki/File:Heron.jpg")
        #expect(
            DuplicatePhotos.single([[copy, other], [original]]).joined().map(\.id) == [other.id, original.id])
    }

    @Test(
        arguments: [
            (#"<a class=\"external\" href=\"https://www.flickr.com/photos/ida/5362/\">Heron</a>"#, 1),
            ("https://flickr.com/photos/12@N01/5362", 1),
            (#"<a href=\"//www.flickr.com/photos/ida/5362\">a</a> and https://flickr.com/photos/ida/7"#, 2),
            (#"<a href=\"https://www.flickr.com/people/ida\">Ida</a>"#, 2), ("Own work", 2),
        ])
    func `a Commons file whose credit links to one Flickr photo and that photo count as one`(
        credit: String, count: Int
    ) throws {
        let json = CommonsFixture.file(1, metadata: ["Credit": "{\"value\": \"\(credit)\"}"])
        let payload = try JSONDecoder().decode(CommonsPagePayload.self, from: Data(json.utf8))
        let entities = CommonsEntities(base: try BaseAddress("https://commons.wikimedia.org"))
        let file = try #require(entities.photo(payload)), original = StubMember.photo(.flickr, 5362)
        let copy = StubMember.photo(.openverse, 1, page: "https://www.flickr.com/photos/ida/5362")
        for other in [original, copy] {
            #expect(DuplicatePhotos.single([[file], [other]]).joined().count == count)
            #expect(DuplicatePhotos.single([[other], [file]]).joined().count == count)
        }
    }

    @Test
    func `a photo found by two services is returned once, as the original if both are on one page`()
        async throws
    {
        let twin = { StubMember.photo(.openverse, $0, page: "https://www.flickr.com/photos/ida/\($0)") }
        let found = [twin(1), twin(2)] + StubMember.photos(.openverse, 101...113) + [twin(40)]
        let openverse = StubMember(.openverse, found)
        let flickr = StubMember(.flickr, StubMember.photos(.flickr, 1...60))
        let all = AllServices([openverse, flickr])
        var photos: [Photo] = []
        for number in 1...4 {
            photos += try await all.page(
                of: .search(SearchQuery(keywords: "fog")), PageRequest(number: number)
            )
            .items
        }
        // The duplicates of photo 40 are on different pages.
        let keys = photos.map(\.id.description)
        #expect(keys.count == 60 + 13)
        #expect(!keys.contains("openverse:1") && keys.contains("flickr:1") && keys.contains("flickr:2"))
        #expect(Set(photos.map(DuplicatePhotos.keys)).count == photos.count)
        #expect(keys.contains("openverse:40") != keys.contains("flickr:40"))
        // A list restarted at page 1 returns all photos again.
        let again = try await all.page(of: .search(SearchQuery(keywords: "fog")), PageRequest(number: 1))
            .items
        #expect(again == Array(photos.prefix(again.count)))
    }
}
