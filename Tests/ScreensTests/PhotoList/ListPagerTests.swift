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
