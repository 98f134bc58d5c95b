import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct AllServicesTests {
    private let openverse = StubMember(.openverse, StubMember.photos(.openverse, 1...25))
    private let flickr = StubMember(.flickr, StubMember.photos(.flickr, 1...7))
    private let unsplash = StubMember(.unsplash, StubMember.photos(.unsplash, 1...12))
    private let query = SearchQuery(keywords: "fog")

    private var all: AllServices { AllServices([openverse, flickr, unsplash]) }

    @Test func `photos of several services are interleaved until the list of each service ends`() async throws
    {
        let all = all
        var photos: [PhotoID] = []
        for number in 1...3 {
            let page = try await all.page(of: .search(query), PageRequest(number: number, size: 15))
            photos += page.items.map(\.id)
            #expect(page.notes == [])
            #expect(page.hasMore)
        }
        #expect(
            photos.prefix(7).map(\.description)
                == [
                    "openverse:1", "flickr:1", "unsplash:1", "openverse:2", "flickr:2", "unsplash:2",
                    "openverse:3",
                ])
        let last = try await all.page(of: .search(query), PageRequest(number: 4, size: 15))
        photos += last.items.map(\.id)
        #expect(!last.hasMore)
        #expect(photos.count == 44)
        #expect(Set(photos).count == photos.count)
        // A service whose list has ended is not queried again.
        #expect(flickr.stub.requests == ["search fog 1", "search fog 2"])
        // After the end of Flickr's list, a page can contain two pages of another service.
        #expect(openverse.stub.requests == (1...5).map { "search fog \($0)" })
        #expect(try await all.page(of: .search(query), PageRequest(number: 5, size: 15)).items.isEmpty)
    }

    @Test func `related tags come from the first service that has any, unless the request is canceled`()
        async throws
    {
        for member in [flickr, unsplash] { member.stub.put(relatedTags: ["mist \(member.service)"]) }
        flickr.stub.failNext(.timedOut)
        #expect(try await all.relatedTags("fog") == ["mist unsplash"])
        flickr.stub.failNext(.cancelled)
        await #expect(throws: CatalogError.cancelled) { try await all.relatedTags("fog") }
    }

    @Test func `the largest page of a search is the smallest service limit times the number of services`() {
        let all = AllServices([
            StubMember(.openverse, [], largestPage: 20), StubMember(.flickr, [], largestPage: 100), unsplash,
        ])
        #expect(all.largestPage(of: .search(query)) == 60)
        #expect(all.largestPage(of: .author(.username("ana"), on: .flickr)) == 100)
        #expect(all.largestPage(of: .author(.username("ana"), on: .openverse)) == 20)
    }

    @Test func `a request for a page of a different size does not change the pages of a list in progress`()
        async throws
    {
        let all = all
        let first = try await all.page(of: .search(query), PageRequest(number: 1, size: 15)).items
        _ = try await all.page(of: .search(query), PageRequest(number: 1, size: 60))
        let second = try await all.page(of: .search(query), PageRequest(number: 2, size: 15)).items
        #expect(Set((first + second).map(\.id)).count == 27)
        #expect(second.first?.id == PhotoID(service: .openverse, key: "6"))
    }

    @Test func `the total is the sum of the services' totals if all services report one`() async throws {
        #expect(try await all.page(of: .search(query), PageRequest(number: 1)).total == 44)
    }

    @Test func `a failed service is reported in a note and queried again for the next page`() async throws {
        let all = all
        flickr.stub.failNext(.timedOut)
        let page = try await all.page(of: .search(query), PageRequest(number: 1, size: 15))
        #expect(Set(page.items.map(\.id.service)) == [.openverse, .unsplash])
        #expect(page.notes == [.missing(.flickr, because: .timedOut)])
        let next = try await all.page(of: .search(query), PageRequest(number: 2, size: 15))
        #expect(next.items.contains { $0.id.service == .flickr })
    }

    @Test func `a request throws if all services fail, or if the request to one of them is canceled`()
        async throws
    {
        for member in [openverse, flickr, unsplash] { member.stub.failNext(.notFound) }
        unsplash.stub.failNext(.unauthorized)
        await #expect(throws: CatalogError.notFound) {
            try await all.page(of: .search(query), PageRequest(number: 1))
        }
        for member in [openverse, flickr] { member.stub.failNext(.notFound) }
        // `notFound` can mean that one of the services lacks the function, so another error is preferred.
        await #expect(throws: CatalogError.unauthorized) {
            try await all.page(of: .search(query), PageRequest(number: 1))
        }
        flickr.stub.failNext(.cancelled)
        await #expect(throws: CatalogError.cancelled) {
            try await all.page(of: .search(query), PageRequest(number: 1))
        }
    }

    @Test func `a request throws if the request for a second part of the page is canceled`() async throws {
        let all = AllServices([openverse, StubMember(.flickr, [])])
        for failure in [nil, CatalogError.cancelled] { openverse.stub.failNext(failure) }
        await #expect(throws: CatalogError.cancelled) {
            try await all.page(of: .search(query), PageRequest(number: 1, size: 10))
        }
        #expect(openverse.stub.requests == ["search fog 1", "search fog 2"])
    }

    @Test func `if services fail for different reasons, the error has the reason of each`() async throws {
        let all = all
        func error(_ failures: [CatalogError]) async -> CatalogError? {
            for (member, failure) in zip([openverse, flickr, unsplash], failures) {
                member.stub.failNext(failure)
            }
            return await OpenverseServer.failure { () throws(CatalogError) in
                _ = try await all.page(of: .search(query), PageRequest(number: 1))
            }
        }
        let limit = CatalogError.rateLimited(until: nil)
        let blocked = CatalogError.impossible(.blockedNetwork)
        #expect(
            await error([blocked, limit, .notFound])
                == .several([
                    ServiceFailure(service: .openverse, error: blocked),
                    ServiceFailure(service: .flickr, error: limit),
                ]))
        #expect(await error([limit, limit, .notFound]) == limit)
        #expect(await error([blocked, .notFound, .notFound]) == blocked)
        // Without network, the errors differ only in their hosts, so the first one is thrown.
        let lost = [CatalogError.offline(.disabled(.openverse)), .offline(.disabled(.flickr)), .notFound]
        #expect(await error(lost) == lost[0])
    }

    @Test
    func `a service slower than the timeout is reported as missing, and the wait can be canceled`()
        async throws
    {
        let slow = StubMember(.flickr, StubMember.photos(.flickr, 1...7), delay: .seconds(600))
        let all = AllServices([openverse, slow], timeout: .milliseconds(50))
        let page = try await all.page(of: .search(query), PageRequest(number: 1))
        #expect(page.items.map(\.id.key) == (1...25).map { "\($0)" })
        #expect(page.notes == [.missing(.flickr, because: .timedOut)])
        let stopped = Task { try await AllServices([slow]).page(of: .search(query), PageRequest(number: 1)) }
        stopped.cancel()
        await #expect(throws: CatalogError.cancelled) { try await stopped.value }
    }

    @Test func `a service that does not support a filter is skipped and noted once`() async throws {
        let plain = StubMember(.flickr, StubMember.photos(.flickr, 1...70), filters: FilterAbility([:]))
        let colors = StubMember(
            .unsplash, StubMember.photos(.unsplash, 1...70), filters: FilterAbility([.color: ["red"]]))
        let all = AllServices([plain, colors])
        let red = SearchQuery(keywords: "fog", filters: [.color: "red"])
        #expect(all.filters.gaps(in: red) == [])
        let first = try await all.page(of: .search(red), PageRequest(number: 1))
        #expect(Set(first.items.map(\.id.service)) == [.unsplash])
        #expect(first.items.count == 30)
        #expect(first.notes == [.leftOut(.flickr, for: FilterGap(name: .color, value: "red", allowed: []))])
        #expect(try await all.page(of: .search(red), PageRequest(number: 2)).notes == [])
        #expect(plain.stub.requests == [])
        let blue = SearchQuery(keywords: "fog", filters: [.color: "blue"])
        #expect(all.filters.gaps(in: blue).map(\.value) == ["blue"])
    }

    @Test func `requests about one photo go to its service only`() async throws {
        let all = all
        let photo = StubMember.photo(.flickr, 3)
        #expect(try await all.photo(photo.id).id == photo.id)
        _ = try await all.page(of: .similar(to: photo), PageRequest(number: 1))
        _ = try await all.picture(photo.source, of: .flickr, width: 10)
        _ = try await all.picture(photo.source, of: .flickr, width: 10, unless: nil)
        try await all.download(photo, ofAnyType: false, into: "/nowhere") { _, _ in }
        #expect(flickr.stub.requests == ["photo flickr:3 1", "like flickr:3 1"])
        #expect(flickr.pictures == ["picture of flickr", "picture of flickr", "file of flickr:3"])
        #expect(openverse.stub.requests + unsplash.stub.requests + openverse.pictures == [])
        let demo = PhotoID(service: .demo, key: "1")
        await #expect(throws: CatalogError.notFound) { try await all.photo(demo) }
    }

    @Test
    func `topics and collection lists are requested from all services, a collection from its own service`()
        async throws
    {
        let all = all
        flickr.stub.failNext(.impossible(.collections(.flickr)))
        unsplash.stub.put([PhotoCollection(key: "abc", title: "Fog")])
        let page = try await all.collections(.collections("fog"), PageRequest(number: 1))
        #expect(page.items.map(\.key) == ["unsplash:abc"])
        #expect(page.notes == [])
        _ = try await all.page(of: .collection("unsplash:abc"), PageRequest(number: 1))
        #expect(unsplash.stub.requests.last == "collection abc 1")
        let owners: [ServiceName] = [.openverse, .flickr, .unsplash]
        await #expect(throws: CatalogError.impossible(.collectionOwner(key: "abc", among: owners))) {
            try await all.page(of: .collection("abc"), PageRequest(number: 1))
        }
        #expect(try await all.topics() == ["sea", "openverse", "flickr", "unsplash"])
        openverse.stub.failNext(.impossible(.topics(.openverse, topic: "sea")))
        let topic = try await all.page(of: .topic("sea"), PageRequest(number: 1))
        #expect(topic.notes == [] && Set(topic.items.map(\.id.service)) == [.flickr, .unsplash])
    }

    @Test
    func `random photos come from all services, and the budget with the fewest requests left is reported`()
        async throws
    {
        #expect(
            Set(
                try await all.page(of: .random("fog"), PageRequest(number: 1, size: 30)).items.map(
                    \.id.service)
            ).count == 3)
        let few = RateBudget(limit: 50, remaining: 3)
        let limited = AllServices([
            openverse, StubMember(.flickr, [], budget: RateBudget(limit: 20, remaining: 9)),
            StubMember(.unsplash, [], budget: few),
        ])
        #expect(limited.budget() == few)
        #expect(limited.budgets().map(\.0) == [.flickr, .unsplash])
    }
}
