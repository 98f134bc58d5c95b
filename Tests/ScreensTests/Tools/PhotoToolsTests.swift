import FoundationEssentials
import GalleryCore
import MCP
import PhotoService
import TestKit
import Testing
import TextLayout
import UseCases
import Wording

@testable import Screens

@Suite(.timeLimit(.minutes(10))) struct PhotoToolsTests {
    private let fixture = PhotoFixture()
    private let client = Client()

    private func session(_ catalog: StubCatalog, roots: [String] = []) -> ToolSession {
        let paths = SavedPaths(files: fixture.files, credits: StubCredits())
        let credits = CreditInteractor(
            saved: paths, documents: fixture.documents, pictures: StubCredits(), alts: nil,
            preferences: SessionValue(SavePreferences()), undo: fixture.undo)
        let tools = PhotoTools(
            lookup: LookupInteractor(
                catalog: catalog, services: Lookup(catalog: catalog), license: SessionValue(nil),
                addresses: ServiceAddresses(), thumbnails: Thumbnails()),
            credits: credits,
            saving: PhotoSavingInteractor(
                files: fixture.files, paths: paths, pictures: fixture.pictures, checker: fixture.checker,
                converter: fixture.converter, favorites: fixture.favoriteEditing, taste: nil, undo: nil),
            comparison: ComparisonInteractor(
                credits: credits, catalog: catalog, stale: Stale(), isCommercial: false),
            folders: FolderInteractor(
                permission: Folders(), named: roots, picturesFolder: "/pictures"),
            services: [.demo, .commons], wait: { nil })
        return tools.session(send: client.receive)
    }

    /// Result of a call; progress is requested.
    private func call(
        _ tool: String, _ arguments: String, on catalog: StubCatalog, roots: [String] = []
    ) async -> RecordValue? {
        let session = session(catalog, roots: roots)
        let params = #"{"name":"\#(tool)","arguments":\#(arguments),"_meta":{"progressToken":1}}"#
        await session.receive(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":\#(params)}"#)
        await session.finish(within: .seconds(50))
        return client.lines.last.flatMap { try? RecordValue(json: $0) }?["result"]
    }

    private static func text(_ result: RecordValue?) -> String {
        guard case .list(let content) = result?["content"] else { return "" }
        return content.first?["text"]?.text ?? ""
    }

    private static func photos(_ result: RecordValue?) -> [RecordValue] {
        guard case .list(let photos) = result?["structuredContent"]?["photos"] else { return [] }
        return photos
    }

    @Test func `a search applies filters, count and page, and attaches pictures on request`() async {
        let catalog = StubCatalog(Photo.samples(5))
        let arguments = #"{"words":"cats -dog","license":"by","count":2,"page":1,"thumbnails":2}"#
        let result = await call("search_photos", arguments, on: catalog)
        #expect(catalog.requests == ["search cats license:by 1"])
        #expect(Self.photos(result).map { $0["id"] } == [.text("demo:p1"), .text("demo:p2")])
        #expect(result?["structuredContent"]?["has_more"] == .flag(true))
        #expect(Self.text(result).contains("Pictures that could not be loaded: 1."))
        guard case .list(let content) = result?["content"] else { return }
        #expect(content.last?["data"] == .text(Data("512".utf8).base64EncodedString()))
        #expect(content.last?["mimeType"] == .text("image/jpeg"))
    }

    @Test(arguments: [
        (#"{"words":" "}"#, "words"), (#"{"words":"a","license":"free"}"#, "license"),
        (#"{"words":"a","service":"own"}"#, "service"), (#"{"words":"a","count":31}"#, "count"),
        (#"{"words":"a","min_width":0}"#, "min_width"), (#"{"words":"a","query":"b"}"#, "query"),
    ])
    func `a wrong argument of a search is named, and no service is asked`(
        arguments: String, name: String
    ) async {
        let catalog = StubCatalog(Photo.samples(1))
        let result = await call("search_photos", arguments, on: catalog)
        #expect(result?["isError"] == .flag(true))
        #expect(Self.text(result).hasPrefix("Argument `\(name)` "))
        #expect(catalog.requests.isEmpty)
    }

    @Test func `a service that is not set up is an error of the call`() async {
        let result = await call(
            "search_photos", #"{"words":"a","service":"commons"}"#, on: StubCatalog(Photo.samples(1)))
        #expect(result?["isError"] == .flag(true))
        #expect(Self.text(result).contains("commons"))
    }

    @Test func `an unknown license is stated, and the conditions of a known one`() async {
        func photo(_ key: String, _ license: License) -> Photo {
            Photo(
                id: PhotoID(service: .commons, key: key), title: key, author: Author(name: "Ann"),
                license: license, source: PictureSource([]))
        }
        let catalog = StubCatalog(
            [
                photo("a", License(code: "unknown", name: License.notStated)),
                photo("b", License(code: "by-nc-nd", name: "CC BY-NC-ND 4.0")),
                photo("c", License(code: "all-rights-reserved", name: "All rights reserved")),
            ], service: .commons)
        let result = await call("search_photos", #"{"words":"x"}"#, on: catalog)
        let known: [RecordValue?] = [.flag(false), .flag(true), .flag(true)]
        #expect(Self.photos(result).map { $0["license_known"] } == known)
        #expect(Self.text(result).contains("a, Ann, LICENSE NOT KNOWN"))
        #expect(
            Self.photos(result).last.map { $0["must_show"]?.text?.hasPrefix("All rights reserved") } == true)
        let terms = "Show the credit. No commercial use. Do not crop or change the photo."
        #expect(Self.photos(result)[1]["must_show"] == .text(terms))
    }

    @Test func `texts of services have no control or bidirectional characters`() async {
        let catalog = StubCatalog([
            .sample(1, title: "a\u{1B}]0;x\u{7}\u{202E}\nb", tags: ["\u{200F}t\u{9B}"])
        ])
        for (tool, arguments) in [("search_photos", #"{"words":"x"}"#), ("get_photo", #"{"id":"demo:p1"}"#)] {
            _ = await call(tool, arguments, on: catalog)
            let line = client.lines.last ?? ""
            for hidden in [
                "\\u001b", "\\u001B", "\\u0007", "\\u202e", "\\u200f", "\\u009b", "\u{202E}", "\u{9B}",
            ] {
                #expect(!line.contains(hidden), "\(tool) \(hidden.debugDescription)")
            }
        }
    }

    @Test(arguments: ["own:p1", "cat", "", "demo:../x", "https://a.example/1", "demo:a b\u{1}"])
    func `an identifier that names no photo of a service is refused`(id: String) async throws {
        let catalog = StubCatalog(Photo.samples(1))
        let text = RecordValue.record([.init("id", .text(id))]).json
        let result = await call("get_photo", text, on: catalog)
        #expect(result?["isError"] == .flag(true) && catalog.requests.isEmpty)
        #expect(Self.text(result).hasPrefix("Argument `id` "))
    }

    @Test func `a credit has the requested format, and a figure needs a saved file`() async {
        let catalog = StubCatalog(Photo.samples(1))
        let credit = await call("credit", #"{"id":"demo:p1","format":"html"}"#, on: catalog)
        #expect(credit?["structuredContent"]?["complete"] == .flag(true))
        #expect(credit?["structuredContent"]?["credit"]?.text?.contains("Author 1") == true)
        let figure = await call("credit", #"{"id":"demo:p1","format":"figure"}"#, on: catalog)
        #expect(figure?["structuredContent"]?["complete"] == .flag(false))
        #expect(Self.text(figure).contains("save_photo"))
    }

    @Test func `a photo is saved in the permitted folder, and no favorite or taste is recorded`() async {
        let catalog = StubCatalog(Photo.samples(1))
        let result = await call(
            "save_photo", #"{"id":"demo:p1","folder":"img"}"#, on: catalog, roots: ["/site"])
        #expect(result?["isError"] == .flag(false))
        #expect(result?["structuredContent"]?["path"]?.text?.hasPrefix("/site/img/") == true)
        #expect(fixture.taste.recorded.isEmpty)
        #expect(fixture.favorites.favorites(after: nil, count: 1).isEmpty)
    }

    @Test(arguments: [
        #"{"id":"demo:p1","folder":"/etc"}"#, #"{"id":"demo:p1","name":"../x"}"#,
        #"{"id":"demo:p1","name":"a/b"}"#, #"{"id":"demo:p1","name":".bashrc"}"#,
        #"{"id":"demo:p1","name":"{id}"}"#, #"{"id":"demo:p1","name":""}"#, #"{"id":"demo:p1","width":1}"#,
        #"{"id":"demo:p1","as":"svg"}"#,
    ])
    func `a hostile folder or name is refused before any request`(arguments: String) async {
        let catalog = StubCatalog(Photo.samples(1))
        let result = await call("save_photo", arguments, on: catalog)
        #expect(result?["isError"] == .flag(true) && catalog.requests.isEmpty)
        #expect(Self.text(result).hasPrefix("Argument `"))
    }

    @Test func `a check names differences and pictures without a credit`() async {
        let result = await call("check_credits", #"{"folder":"img"}"#, on: StubCatalog(Photo.samples(1)))
        let checked = result?["structuredContent"]
        #expect(checked?["folder"] == .text("/pictures/img"))
        #expect(checked?["checked"] == .integer(1))
        #expect(checked?["without_credit"] == .texts(["/pictures/img/b.jpg"]))
        guard case .list(let findings) = checked?["findings"] else { return }
        #expect(findings.map { $0["finding"] } == [.text("size")])
        #expect(client.lines.contains { $0.contains("Checking 1 of 1") })
    }

    @Test func `a limit that ends soon is waited for and reported, a later one is an error`() async {
        let catalog = StubCatalog(Photo.samples(1))
        catalog.failNext(.rateLimited(until: Date().addingTimeInterval(0.5)))
        let result = await call("search_photos", #"{"words":"x"}"#, on: catalog)
        #expect(result?["isError"] == .flag(false))
        #expect(client.lines.first?.contains("request limit") == true)
        catalog.failNext(.rateLimited(until: Date().addingTimeInterval(3_000)))
        let refused = await call("similar_photos", #"{"id":"demo:p1"}"#, on: catalog)
        #expect(refused?["isError"] == .flag(true))
        #expect(Self.text(refused).contains("request limit"))
    }

    @Test func `the folders of the client are used unless they contain the home folder`() throws {
        func folders(_ named: [String] = []) -> FolderInteractor {
            FolderInteractor(permission: Folders(), named: named, picturesFolder: "/pictures")
        }
        #expect(try folders().resolved("a", addresses: []) == "/pictures/a")
        #expect(try folders().resolved("a", addresses: ["file:///person"]) == "/pictures/a")
        #expect(try folders().resolved("a", addresses: ["https://x", "file:///site"]) == "/site/a")
        #expect(try folders(["/own"]).resolved("a", addresses: ["file:///site"]) == "/own/a")
        #expect(folders(["/site", "/person"]).tooWide == "/person")
    }
}
