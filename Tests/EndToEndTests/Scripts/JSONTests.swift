import FoundationEssentials
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct JSONTests {
    private struct Document: Decodable {
        struct Item: Decodable {
            struct Named: Decodable { let name: String }
            let type: String
            let number: Int?
            let id: String
            let title: String
            let author: Named
            let license: Named
            let credit: String
            let favorite: Bool
            let width: Int
        }
        let version: Int
        let items: [Item]
    }

    private func demo(_ arguments: String..., home: Home = Home()) throws -> ProgramRun {
        try ProgramRun([Gallery.path, "--service", "demo"] + arguments, environment: home.environment)
    }

    @Test func `"search --json" prints one document with the requested number of photos`() throws {
        let run = try demo("search", "cats", "--limit", "45", "--json")
        #expect(run.code == 0)
        #expect(run.problems == "")
        let document = try JSONDecoder().decode(Document.self, from: Data(run.output))
        #expect(document.version == 1)
        #expect(document.items.map(\.number) == Array(1...45))
        #expect(Set(document.items.map(\.id)).count == 45)
        #expect(document.items.allSatisfy { $0.type == "photo" && !$0.title.isEmpty && $0.width > 0 })
        #expect(document.items.allSatisfy { $0.credit.contains($0.author.name) && !$0.favorite })
    }

    @Test func `--limit applies to the text output of each list separately`() throws {
        let run = try demo("--limit", "2", "-c", "search cats; search fog")
        let numbers = run.text.split(separator: "\n").map { $0.split(separator: "\t")[1] }
        #expect(numbers == ["1", "2", "1", "2"])
        #expect(run.problems.contains("Search fog"))
    }

    @Test func `"fav", "save", "credit" and "open" accept the ID of a photo`() throws {
        let home = Home()
        let found = try demo("search", "fog", "--limit", "1", "--jsonl", home: home)
        let id = try #require(found.text.firstMatch(of: #/"id":"(demo:\w+)"/#)?.output.1).description
        #expect(try demo("fav", id, "--jsonl", home: home).text == "{\"id\":\"\(id)\",\"type\":\"kept\"}\n")
        let saved = try demo("save", id, "--jsonl", home: home)
        let path = try #require(saved.text.firstMatch(of: #/"path":"(.+?)"/#)?.output.1)
        #expect(home.names(in: "Pictures/gallery").contains { path.hasSuffix($0) })
        #expect(try demo("credit", id, home: home).text.contains("demo collection"))
        #expect(try demo("open", id, home: home).text.hasPrefix("\(id)\t1\t"))
        let kept = try demo("favorites", "--json", home: home)
        let document = try JSONDecoder().decode(Document.self, from: Data(kept.output))
        #expect(document.items.map(\.id) == [id])
        #expect(document.items[0].favorite)
    }

    @Test func `earlier searches are printed as records with result count and date`() throws {
        let home = Home()
        _ = try demo("-c", "search cats; search \"night sky\" color:bw", home: home)
        let run = try demo("history", "--jsonl", home: home)
        #expect(run.code == 0)
        #expect(run.problems == "")
        let lines = run.text.split(separator: "\n")
        let date = #/"date":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"/#
        #expect(lines.allSatisfy { $0.contains(date) })
        #expect(
            lines.map { $0.replacing(date, with: "") } == [
                #"{"count":3,,"number":1,"text":"night sky color:bw","type":"search"}"#,
                #"{"count":60,,"number":2,"text":"cats","type":"search"}"#,
            ])
    }

    @Test func `for a missing photo, one line is printed to standard error, and the exit code is 1`() throws {
        let run = try demo("credit", "demo:nothing", "--json")
        #expect(run.code == 1)
        #expect(run.text == "{\"version\":1,\"items\":[]}\n")
        #expect(run.problems.count(of: "\n") == 1)
    }

    @Test(arguments: [
        ["--json", "--jsonl", "search", "cats"], ["--limit", "0", "search", "cats"],
        ["--limit", "x", "search"],
    ])
    func `invalid options end the program with exit code 2`(arguments: [String]) throws {
        let run = try ProgramRun([Gallery.path] + arguments, environment: Home().environment)
        #expect(run.code == 2)
        #expect(run.text == "")
        #expect(run.problems.count(of: "\n") == 1)
    }

    @Test func `JSON output is refused at a prompt`() throws {
        let terminal = try PseudoTerminal(
            [Gallery.path, "--json"], environment: Home().environment, columns: 80, rows: 24)
        try terminal.expect("pipe them in")
        #expect(terminal.exitCode() == 2)
    }
}
