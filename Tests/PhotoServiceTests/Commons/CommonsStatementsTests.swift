import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct CommonsStatementsTests {
    private typealias Fixture = StatementFixture

    private static func id(_ number: Int) -> PhotoID { PhotoID(service: .commons, key: "\(number)") }

    /// Credit that a file with these statements states; `nil` if they are unreadable.
    private static func credit(
        _ statements: [String: [String]], labels: [String: String] = [:], language: String = "en"
    ) async throws -> StatedCredit? {
        let server = try PreparedServer { asked in
            .init(
                body: Fixture.reply(
                    asked.query["props"] == "labels"
                        ? labels : ["M7": Fixture.file(7, statements)]))
        }
        let catalog = try CommonsCatalog(base: server.base, transport: .test(), language: { language })
        let credits = try await catalog.statedCredits(of: [id(7)])
        #expect(server.requests.count <= 2)
        return credits[id(7)]
    }

    @Test func `a creator without an item is named by the qualifiers of the statement`() async throws {
        let page = "https://commons.wikimedia.org/wiki/User:Ida_L%C3%B8v"
        for (creator, author) in [
            (
                Fixture.creator(name: "Ida Løv", user: "Ida Løv", link: "https://ida.example/"),
                Author(name: "Ida Løv", username: "Ida Løv", link: "https://ida.example/")
            ),
            (
                Fixture.creator(name: "I. Løv", user: "Ida Løv"),
                Author(name: "I. Løv", username: "Ida Løv", link: page)
            ),
            (Fixture.creator(user: "Ida Løv"), Author(name: "Ida Løv", username: "Ida Løv", link: page)),
            (
                Fixture.creator(name: "Photo by @ida", link: "http://flickr.com/ida"),
                Author(name: "@ida", link: "https://flickr.com/ida")
            ),
        ] { #expect(try await Self.credit(["P170": [creator]])?.authors == [author]) }
    }

    @Test func `several statements are several authors`() async throws {
        let stated = try await Self.credit(
            ["P170": [Fixture.creator(name: "Ida"), Fixture.item("Q42", of: "P170")]],
            labels: ["Q42": Fixture.item("Q42", ["en": "Ole Berg"])])
        #expect(stated?.authors == [Author(name: "Ida"), Author(name: "Ole Berg")])
    }

    @Test(arguments: [
        ("ru", ["en": "Ole", "ru": "Оле"], "Оле"), ("ru", ["en": "Ole", "mul": "O"], "Ole"),
        ("en", ["mul": "Ole"], "Ole"), ("ru", [:], nil),
    ])
    func `a creator with an item has its label in the user's language, else in English, else in all`(
        language: String, labels: [String: String], name: String?
    ) async throws {
        let stated = try await Self.credit(
            ["P170": [Fixture.item("Q42", of: "P170")]], labels: ["Q42": Fixture.item("Q42", labels)],
            language: language)
        #expect(stated?.authors.map(\.name) == name.map { [$0] } ?? [])
    }

    @Test func `a label of a merged item belongs to the requested item`() async throws {
        let merged =
            #"{"id": "Q9", "redirects": {"from": "Q42", "to": "Q9"}, "labels": {"en": {"value": "Ole"}}}"#
        for key in ["Q42", "Q9"] {
            let stated = try await Self.credit(
                ["P170": [Fixture.item("Q42", of: "P170")]], labels: [key: merged])
            #expect(stated?.authors == [Author(name: "Ole")])
        }
    }

    @Test(arguments: [
        [Fixture.creator(name: "Ida"), Fixture.creator()],
        [Fixture.creator(name: "Ida"), Fixture.creator(name: "unknown author")],
        [#"{"mainsnak": {"snaktype": "novalue", "property": "P170"}, "rank": "normal"}"#],
        [Fixture.item("Q4233718", of: "P170")],
    ])
    func `no authors are stated if one of them has no name`(creators: [String]) async throws {
        #expect(try await Self.credit(["P170": creators]) == StatedCredit())
    }

    @Test func `deprecated statements are skipped, and preferred ones take precedence`() async throws {
        let stated = try await Self.credit([
            "P170": [
                Fixture.creator(name: "Old", rank: "deprecated"), Fixture.creator(name: "Ida"),
            ],
            "P275": [
                Fixture.item("Q19068220", of: "P275"),
                Fixture.item("Q18199165", of: "P275", rank: "preferred"),
                Fixture.item("Q6938433", of: "P275", rank: "deprecated"),
            ],
        ])
        #expect(stated?.authors == [Author(name: "Ida")])
        #expect(stated?.licenses.map(\.name) == ["CC BY-SA 4.0"])
    }

    @Test func `unknown license items are ignored; the status names the public domain without a license`()
        async throws
    {
        let unknown = try await Self.credit([
            "P275": [Fixture.item("Q1", of: "P275"), Fixture.item("Q20007257", of: "P275")],
            "P6216": [Fixture.item("Q50423863", of: "P6216")],
        ])
        #expect(unknown?.licenses.map(\.name) == ["CC BY 4.0"])
        for item in ["Q19652", "Q88088423"] {
            let status = try await Self.credit(["P6216": [Fixture.item(item, of: "P6216")]])
            #expect(status?.licenses.map(\.code) == ["publicdomain"])
        }
        #expect(try await Self.credit(["P6216": [Fixture.item("Q50423863", of: "P6216")]]) == StatedCredit())
    }

    @Test(arguments: [
        ["P170": ["7"]], ["P275": [#"{"rank": "normal"}"#]], ["P275": ["null"]],
        ["P275": [#"{"mainsnak": {"snaktype": "value", "datavalue": {"value": {"id": "L1"}}}}"#]],
        ["P170": [#"{"mainsnak": {"snaktype": "value", "datavalue": {"value": "Q42"}}}"#]],
    ])
    func `a photo with an unreadable statement has no entry`(statements: [String: [String]]) async throws {
        #expect(try await Self.credit(statements) == nil)
    }

    @Test func `50 files with creators take two requests, and files without statements have empty entries`()
        async throws
    {
        let server = try PreparedServer { asked in
            let ids = (asked.query["ids"] ?? "").split(separator: "|").map(String.init)
            let entities = ids.map { id -> (String, String) in
                guard let number = Int(id.dropFirst()), id.hasPrefix("M") else {
                    return (id, Fixture.item(id, ["en": "Author \(id)"]))
                }
                switch number {
                case 1: return (id, Fixture.missing(id))
                case 2: return (id, Fixture.empty(2))
                case 3: return (id, "[]")
                default:
                    return (id, Fixture.file(number, ["P170": [Fixture.item("Q\(number)", of: "P170")]]))
                }
            }
            return .init(body: Fixture.reply(Dictionary(uniqueKeysWithValues: entities)))
        }
        let catalog = try CommonsCatalog(base: server.base, transport: .test())
        let named = PhotoID(service: .commons, key: "File.Heron.jpg")
        let credits = try await catalog.statedCredits(of: (1...50).map(Self.id) + [named])
        #expect(credits.count == 49 && credits[Self.id(3)] == nil)
        #expect(credits[Self.id(1)] == StatedCredit() && credits[Self.id(2)] == StatedCredit())
        #expect(credits[Self.id(9)]?.authors == [Author(name: "Author Q9")])
        #expect(server.requests.map { $0.query["props"] } == ["claims", "labels"])
        #expect(server.requests[1].query["languages"] == "en|mul")
        #expect(
            server.requests.allSatisfy { $0.path == "/w/api.php" && $0.query["action"] == "wbgetentities" })
    }

    @Test(arguments: [
        (404, ""), (200, ""), (200, "<html>"), (200, #"{"error": {"code": "no-such-entity", "info": "x"}}"#),
        (200, #"{"entities": [7]}"#), (200, #"{"entities": {"M7": "#), (500, "{}"),
    ])
    func `an error or an unreadable reply is a failure`(status: Int, body: String) async throws {
        let server = try PreparedServer { _ in .init(status: status, body: body) }
        let catalog = try CommonsCatalog(base: server.base, transport: .test())
        await #expect(throws: CatalogError.self) { try await catalog.statedCredits(of: [Self.id(7)]) }
    }

    @Test func `without photos of Commons no request is made`() async throws {
        let server = try PreparedServer { _ in .init() }
        let catalog = try CommonsCatalog(base: server.base, transport: .test())
        let ids = [PhotoID(service: .flickr, key: "7"), PhotoID(service: .commons, key: "File.Heron.jpg")]
        #expect(try await catalog.statedCredits(of: ids) == [:])
        #expect(server.requests.isEmpty)
    }

    @Test func `each item of the license table is a license with its address`() {
        let all = CommonsLicenseItems.all
        #expect(all.count == 148, "\(all.count)")
        for license in all.values where !["gfdl", "fal", "publicdomain"].contains(license.code) {
            #expect(CreativeCommons(link: license.link)?.name == license.name, "\(license)")
            #expect(CreativeCommons(name: license.name) != nil)
        }
        for (item, name) in [
            "Q18199165": "CC BY-SA 4.0", "Q20007257": "CC BY 4.0", "Q6938433": "CC0 1.0",
            "Q14946043": "CC BY-SA 3.0", "Q14947546": "CC BY 3.0", "Q19068220": "CC BY-SA 2.0",
            "Q19125117": "CC BY 2.0", "Q19113751": "CC BY-SA 2.5", "Q18810333": "CC BY 2.5",
            "Q18810143": "CC BY 3.0 US", "Q42716613": "CC BY-SA 3.0 DE",
        ] { #expect(all[item]?.name == name) }
    }
}
