import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases

@testable import Screens

@Suite struct ListPagerTests {
    @Test func `the service is among the facts of a card in a list of several services, not with the author`()
    {
        func cards(_ services: [ServiceName]) -> [CardModel] {
            var pager = ListPager()
            let photos = services.enumerated().map { index, service in
                let sample = Photo.sample(index + 1)
                return Photo(
                    id: PhotoID(service: service, key: "\(index)"), author: sample.author,
                    license: sample.license, source: sample.source)
            }
            pager.begin(with: PhotoList(photos: photos))
            return ListModel(.search(SearchQuery(keywords: "fog")), pager, hearts: []).cards
        }
        let mixed = cards([.flickr, .openverse])
        #expect(mixed.map(\.author) == ["Author 1", "Author 2"])
        #expect(mixed.map(\.byline) == ["by Author 1", "by Author 2"])
        #expect(mixed.map(\.facts) == ["CC0 · flickr", "CC0 · openverse"])
        #expect(cards([.flickr, .flickr]).map(\.facts) == ["CC0", "CC0"])
    }

    @Test func `in records of favorites that match words, only removed photos are no favorites`() {
        var pager = ListPager()
        pager.begin(with: PhotoList(photos: Photo.samples(2), hasMore: false))
        let removed = Removals(photos: [Photo.sample(2).id])
        let model = ListModel(
            .favoritesMatching(WordQuery(["fog"])), pager, hearts: [], removals: removed,
            annotated: Photo.samples(2).map { ($0, Annotation()) })
        let favorites = model.records.map { record in
            record.fields.first { $0.name == "favorite" }?.value
        }
        #expect(favorites == [.flag(true), .flag(false)])
    }

    @Test func `records of files are found by their rows, although stores have them by other identifiers`() {
        let rows = ["/a.jpg", "/b.jpg", "/c.jpg"].map { path -> Photo in
            let address = FileAddress.of(path)
            return Photo(
                id: .file(address), title: path, author: Author(name: ""),
                license: License(code: "own", name: License.notStated),
                source: PictureSource([.init(address: address, width: nil)]))
        }
        let digest = PhotoID(service: .own, key: "digest")
        var list = PhotoList(photos: rows, hasMore: false), pager = ListPager()
        list.twins = [rows[1].id: Twin(group: 0, isBest: true, bytes: 1)]
        pager.begin(with: list)
        let model = ListModel(
            .folder(FolderQuery("/")), pager, hearts: [rows[1].id], removals: Removals(photos: [rows[0].id]),
            annotated: rows.map {
                let photo = Photo(
                    id: digest, title: $0.title, author: $0.author, license: $0.license, source: $0.source)
                return (photo, Annotation())
            })
        func values(_ name: String) -> [RecordValue?] {
            model.records.map { record in record.fields.first { $0.name == name }?.value }
        }
        #expect(values("number") == [.integer(2), .integer(3)])
        #expect(values("favorite") == [.flag(true), .flag(false)])
        #expect(values("twins").map { $0 == .nothing } == [false, true])
    }

    @Test func `a screenful has at most thirty photos`() {
        var pager = ListPager()
        pager.begin(with: PhotoList(photos: Photo.samples(70), hasMore: false))
        var seen: [Int] = []
        for count in [30, 30, 10] {
            #expect(pager.hasMore)
            #expect(pager.upcoming.count == count)
            seen.append(pager.start)
            pager.drew(pager.upcoming.count)
            pager.advance()
        }
        #expect(seen == [0, 30, 60])
        #expect(!pager.hasMore)
        #expect(pager.numbers == 1...70)
    }
}
