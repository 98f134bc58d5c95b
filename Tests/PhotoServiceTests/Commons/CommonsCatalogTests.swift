import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct CommonsCatalogTests {
    private static func keys(_ photos: [Photo]) -> [Int] { photos.compactMap { Int($0.id.key) } }

    @Test func `a search returns assessed files first, then the others, each once and in index order`()
        async throws
    {
        let server = try CommonsServer.start(assessed: 40, total: 75)
        let catalog = try CommonsServer.catalog(server)
        var found: [Int] = []
        for number in 1...3 {
            let page = try await catalog.page(
                of: .search(SearchQuery(keywords: "heron")), PageRequest(number: number))
            #expect(page.total == 75)
            #expect(page.hasMore == (number < 3))
            found += Self.keys(page.items)
        }
        #expect(found == Array(1...75))
        let texts = server.requests.compactMap { $0.query["gsrsearch"] }
        let words = "heron filetype:bitmap"
        let best = words + " haswbstatement:P6731", rest = words + " -haswbstatement:P6731"
        #expect(texts.count { $0 == best } == 2)
        // The first page of the rest is requested in vain, and may be canceled before it is sent.
        #expect((2...3).contains(texts.count { $0 == rest }))
        #expect(Set(texts) == [best, rest])
        #expect(server.requests.allSatisfy { $0.path == "/w/api.php" && $0.query["formatversion"] == "2" })
        #expect(server.requests.allSatisfy { $0.query["iiurlwidth"] == "330" })
    }

    @Test func `a later page that is requested first starts after the photos of the earlier pages`()
        async throws
    {
        let server = try CommonsServer.start(assessed: 7, total: 75) { asked in
            asked.query["gsrsearch"] == nil
                ? .init(body: #"{"batchcomplete": true, "query": {"searchinfo": {"totalhits": 7}}}"#) : nil
        }
        let catalog = try CommonsServer.catalog(server)
        let page = try await catalog.page(
            of: .search(SearchQuery(keywords: "heron")), PageRequest(number: 2, size: 20))
        #expect(Self.keys(page.items) == Array(21...40))
    }

    @Test func `a search without results returns an empty page`() async throws {
        let server = try CommonsServer.start { _ in .init(body: #"{"batchcomplete":true}"#) }
        let page = try await CommonsServer.catalog(server).page(
            of: .search(SearchQuery(keywords: "heron")), PageRequest(number: 1))
        #expect(page.items.isEmpty && !page.hasMore)
    }

    @Test func `filters and excluded words become keywords, and results are filtered by orientation`()
        async throws
    {
        let server = try CommonsServer.start { asked in
            let tall = CommonsFixture.file(2, image: ["width": "300", "height": "400"])
            return asked.query["gsrsearch"] == nil
                ? nil : .init(body: CommonsFixture.page([CommonsFixture.file(1), tall], total: 2))
        }
        let catalog = try CommonsServer.catalog(server)
        let query = SearchQuery(
            keywords: "grey  -heron insource:x|y",
            filters: [
                .orientation: "portrait", .license: "by,by-sa", .size: "large", .order: "latest",
                .type: "any",
            ], excluded: ["street", "old:town lane"])
        let page = try await catalog.page(of: .search(query), PageRequest(number: 1))
        #expect(Self.keys(page.items) == [2])
        #expect(page.total == nil)
        #expect(server.requests.count == 1)
        #expect(
            server.requests[0].query["gsrsearch"] == "grey heron insourcexy -street -\"oldtown lane\" "
                + "haslicense:cc-by|cc-by-sa fileres:>1386 filetype:bitmap|drawing|office")
        #expect(server.requests[0].query["gsrsort"] == "create_timestamp_desc")
    }

    @Test func `the feed is the picture of the day, then featured pictures, newest first`() async throws {
        let server = try CommonsServer.start { asked in
            asked.query["generator"] == "images"
                ? .init(body: CommonsFixture.page([CommonsFixture.file(3)])) : nil
        }
        let catalog = try CommonsServer.catalog(server)
        let first = try await catalog.page(of: .feed, PageRequest(number: 1, size: 5))
        #expect(Self.keys(first.items) == [3, 1, 2, 4, 5])
        let second = try await catalog.page(of: .feed, PageRequest(number: 2, size: 5))
        #expect(Self.keys(second.items) == [6, 7, 8, 9, 10])
        let asked = server.requests.map(\.query)
        #expect(asked.map { $0["titles"] } == ["Template:Potd/2026-11-26", nil, nil])
        #expect(asked[1]["gsrsearch"]?.hasPrefix("incategory:\"Featured pictures on Wikimedia") == true)
        #expect(asked[1]["gsrsort"] == "create_timestamp_desc")
    }

    @Test func `without a picture of the day, the feed has only featured pictures`() async throws {
        let server = try CommonsServer.start { asked in
            asked.query["generator"] == "images" ? .init(status: 404, body: "") : nil
        }
        let page = try await CommonsServer.catalog(server).page(of: .feed, PageRequest(number: 1, size: 3))
        #expect(Self.keys(page.items) == [1, 2, 3])
    }

    @Test
    func `topics are subjects of featured pictures; a topic's photos come from categories of that name`()
        async throws
    {
        let server = try CommonsServer.start { asked in
            guard asked.query["list"] == "allcategories" else { return nil }
            return .init(
                body: """
                    {"batchcomplete": true, "query": {"allcategories": [
                     {"category": "Featured pictures of birds", "size": 31, "files": 30},
                     {"category": "Featured pictures of Norway", "size": 99, "files": 90}, {"size": 3}, null]}}
                    """)
        }
        let catalog = try CommonsServer.catalog(server)
        #expect(try await catalog.topics() == ["Norway", "birds"])
        _ = try await catalog.page(of: .topic("bi\"rds|x"), PageRequest(number: 1))
        #expect(
            server.requests.compactMap { $0.query["gsrsearch"] }.contains(
                "incategory:\"birdsx|Featured pictures of birdsx|Quality images of birdsx\" "
                    + "filetype:bitmap haswbstatement:P6731"))
    }

    @Test func `an author's files are the user's uploads that credit no other author`()
        async throws
    {
        let server = try CommonsServer.start { asked in
            guard asked.query["gaiuser"] == "Ida Løv" else { return nil }
            let start = asked.query["gaicontinue"].flatMap { Int($0) } ?? 0
            let numbers = start..<min(start + 5, 12)
            let other = CommonsFixture.file(start + 100, metadata: ["Artist": #"{"value": "Someone"}"#])
            return .init(
                body: CommonsFixture.page(
                    numbers.map { CommonsFixture.file($0 + 1) } + [other],
                    next: numbers.count < 5
                        ? [:] : ["gaicontinue": "\(start + 5)", "continue": "gaicontinue||"]
                ))
        }
        let catalog = try CommonsServer.catalog(server)
        let author = try #require(
            try await catalog.page(of: .search(SearchQuery(keywords: "x")), PageRequest(number: 1)).items
                .first
        ).author
        #expect(author.username == "Ida Løv")
        // The third page is requested first, so the catalog must find out where this page starts.
        for (number, keys) in [(3, [11, 12]), (1, [1, 2, 3, 4, 5]), (2, [6, 7, 8, 9, 10])] {
            let page = try await catalog.page(
                of: .author(author.id, on: .commons), PageRequest(number: number, size: 5))
            #expect(Self.keys(page.items) == keys)
            #expect(page.hasMore == (number < 3))
        }
    }

    @Test func `files of an author without a user page are found by the author's name`() async throws {
        let server = try CommonsServer.start { _ in
            let other = CommonsFixture.file(2, metadata: ["Artist": #"{"value": "Jona Lendering jr."}"#])
            let own = CommonsFixture.file(1, metadata: ["Artist": #"{"value": "Jona Lendering"}"#])
            return .init(body: CommonsFixture.page([own, other], total: 2))
        }
        let catalog = try CommonsServer.catalog(server)
        let page = try await catalog.page(
            of: .author(.name("Jona Lendering"), on: .commons), PageRequest(number: 1))
        #expect(Self.keys(page.items) == [1])
        #expect(server.requests.last?.query["gsrsearch"] == "\"Jona Lendering\" filetype:bitmap")
    }

    @Test func `similar photos share categories with the given photo, which is omitted`() async throws {
        let server = try CommonsServer.start { asked in
            guard asked.query["gsrsearch"]?.hasPrefix("incategory:\"ardea cinerea\" incategory") == true
            else {
                return nil
            }
            return .init(body: CommonsFixture.page([CommonsFixture.file(1)], total: 1))
        }
        let catalog = try CommonsServer.catalog(server)
        let photo = try #require(
            try await catalog.page(of: .search(SearchQuery(keywords: "x")), PageRequest(number: 1)).items
                .first)
        let page = try await catalog.page(of: .similar(to: photo), PageRequest(number: 1, size: 4))
        #expect(Self.keys(page.items) == [2, 3, 4])
        #expect(server.requests.last?.query["gsrsearch"] == "incategory:\"ardea cinerea\" filetype:bitmap")
    }

    @Test func `a photo with its camera settings is found by ID or file name, but not by other keys`()
        async throws
    {
        let exif = """
            [{"name": "Make", "value": "NIKON CORPORATION"}, {"name": "Model", "value": "NIKON D750"},
             {"name": "ExposureTime", "value": "10/2500"}, {"name": "FNumber", "value": "28/5"},
             {"name": "FocalLength", "value": "50/1"}, {"name": "ISOSpeedRatings", "value": [400]},
             {"name": "LensModel", "value": "50mm f/1.8"}, {"value": 1}, null]
            """
        let server = try CommonsServer.start { asked in
            asked.query["pageids"] == "5" || asked.query["titles"] != nil
                ? .init(body: CommonsFixture.page([CommonsFixture.file(5, image: ["commonmetadata": exif])]))
                : .init(
                    body: #"{"batchcomplete": true, "query": {"pages": [{"pageid": 6, "missing": true}]}}"#)
        }
        let catalog = try CommonsServer.catalog(server)
        let photo = try await catalog.photo(PhotoID(service: .commons, key: "5"))
        #expect(
            photo.exif
                == Exif(
                    camera: "NIKON D750", lens: "50mm f/1.8", exposure: "1/250", aperture: "5.6",
                    focalLength: "50", iso: 400))
        let named = try await catalog.photo(PhotoID(service: .commons, key: "File.Heron_-2B-C3-B8.jpg"))
        #expect(named.id.key == "5")
        #expect(server.requests.last?.query["titles"] == "File:Heron_+ø.jpg")
        for key in ["6", "x", "-1", "", "File."] {
            let error = await CommonsServer.failure { () throws(CatalogError) in
                _ = try await catalog.photo(PhotoID(service: .commons, key: key))
            }
            #expect(error == .notFound, "\(key)")
        }
        #expect(server.requests.count == 3)
    }

    @Test func `file properties that arrive in a second reply are merged into the page`() async throws {
        let server = try CommonsServer.start { asked in
            let whole = CommonsFixture.file(2)
            guard asked.query["iistart"] == nil else {
                return .init(body: CommonsFixture.page([whole]))
            }
            let next = #""continue": {"iistart": "x", "continue": "||"}"#
            return .init(
                body: "{\(next), \"query\": {\"pages\": [\(CommonsFixture.file(1)), {\"pageid\": 2}]}}")
        }
        let page = try await CommonsServer.catalog(server).page(
            of: .topic("x"), PageRequest(number: 1, size: 2))
        #expect(Self.keys(page.items) == [1, 2])
    }

    @Test func `random photos are requested in random order, from unassessed files if no file is assessed`()
        async throws
    {
        for assessed in [0, 9] {
            let server = try CommonsServer.start(assessed: assessed, total: 20)
            let page = try await CommonsServer.catalog(server).page(
                of: .random("heron"), PageRequest(number: 1, size: 5))
            #expect(page.items.count == 5 && page.hasMore)
            #expect(server.requests.allSatisfy { $0.query["gsrsort"] == "random" })
        }
    }
}
