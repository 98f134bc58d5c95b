import FoundationEssentials
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct BoardTests {
    private func run(_ script: String, _ home: Home) throws -> ProgramRun {
        try ProgramRun(
            [Gallery.path, "--service", "demo", "--quiet", "-c", script], environment: home.environment)
    }

    @Test func `an exported board can be imported in another home with an unreachable service`() throws {
        let home = Home(), other = Home()
        let out = home.path + "/out"
        let made = try run(
            "board new misty mornings; search fog; board add misty mornings 1-3; tag 2 hall; note 2 above the sofa; "
                + "board misty mornings; board move misty mornings 3 to 1; board export misty mornings json to \(out); "
                + "board export misty mornings to \(out)", home)
        #expect(made.code == 0)
        #expect(
            Set(made.problems.split(separator: "\n")) == [
                "Pictures of the demo are painted and their authors invented; do not publish them."
            ])
        #expect(made.text.contains("\n\(out)/misty mornings\n\(out)/misty mornings (2)\n"))
        let taken = try ProgramRun(
            [
                Gallery.path, "--service", "openverse", "-c",
                "board import '\(out)/misty mornings/board.json'; board misty mornings sofa; undo",
            ], environment: other.environment.merging(["GALLERY_OPENVERSE_URL": "http://127.0.0.1:9"]) { $1 })
        #expect(taken.problems.contains("Imported 3 photos to the board misty mornings\n"))
        #expect(taken.problems.contains("misty mornings > sofa"))
        #expect(taken.code == 0)
    }

    @Test func `with each service, a board's photos are imported unchanged, and the first can be saved`()
        throws
    {
        let services: [any RecordedService] = [
            CommonsService(), NASAService(), OpenverseService(), UnsplashService(), FlickrService(),
        ]
        for service in services {
            let home = Home(), other = Home()
            let out = home.path + "/out"
            func run(_ script: String, _ home: Home) throws -> ProgramRun {
                let run = try ProgramRun(
                    [Gallery.path, "--service", service.name, "--quiet", "-c", script],
                    environment: home.environment.merging(service.environment) { $1 })
                #expect(run.problems == "" || script.contains("--smaller"), "\(service.name)")
                return run
            }
            _ = try run(
                "board new cats; search cats; board add cats 1-3; tag 2 hall; note 3 über dem Sofa; board cover cats 2; "
                    + "board note cats mine; board move cats 3 to 1; board export cats json to \(out)", home)
            // Requests other than download reports, which Unsplash requires for each exported photo, and the stated
            // credits of Commons.
            func requests() -> Int {
                service.server.requests.count { !$0.contains("/download") && !$0.contains("wbgetentities") }
            }
            let before = requests()
            _ = try run(
                "board import \(out)/cats/board.json; board export cats json to \(out)", other)
            #expect(requests() == before)
            let first = try Self.photos(out + "/cats/board.json")
            #expect(first.count == 3)
            #expect(try Self.photos(out + "/cats (2)/board.json") == first, "\(service.name)")
            #expect(first.joined().contains("über dem Sofa"))
            // The original files of Openverse's photos are on unreachable hosts, so a smaller copy is saved.
            let smaller = service is OpenverseService ? "--smaller " : ""
            let saved = try run("board cats; save 1 \(smaller)to \(out)", other)
            #expect(saved.text.contains("\n\(out)/"), "\(service.name)")
        }
    }

    private static func photos(_ path: String) throws -> [String] {
        let text = try #require(
            FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) })
        let lines = text.split(separator: "\n").dropFirst().dropLast()
        return lines.map { String($0.last == "," ? $0.dropLast() : $0) }
    }

    @Test
    func `a board exported as HTML or Markdown has its cover and can be imported from its folder or file`()
        throws
    {
        let home = Home()
        let out = home.path + "/out"
        let made = try run(
            "board new mine; search fog; board add mine 1-3; note 2 above the sofa; board cover mine 2; "
                + "board export mine to \(out); board export mine md to \(out)", home)
        #expect(
            Set(made.problems.split(separator: "\n")) == [
                "Pictures of the demo are painted and their authors invented; do not publish them."
            ])
        let page = try Self.text(out + "/mine/index.html")
        #expect(page.contains("<figure id=\"photo-2\" class=\"cover\">"))
        #expect(page.count(of: "class=\"cover\"") == 1)
        let style = try #require(page.firstMatch(of: #/(?s)<style>(.*)</style>/#)?.output.1)
        let sum = try ProgramRun(["/usr/bin/sha256sum"], input: String(style), environment: [:]).text.prefix(
            64)
        let bytes = stride(from: 0, to: 64, by: 2).compactMap {
            UInt8(sum.dropFirst($0).prefix(2), radix: 16)
        }
        #expect(page.contains("style-src 'sha256-\(Data(bytes).base64EncodedString())'"))
        #expect(try Self.text(out + "/mine (2)/board.md").contains("Cover: "))
        for path in ["mine", "mine/index.html", "mine (2)", "mine (2)/board.md"] {
            let other = Home()
            let taken = try run("board import '\(out)/\(path)'; board mine sofa", other)
            #expect(taken.code == 0, "\(path)")
            #expect(taken.text.count(of: "\n") == 1, "\(path)")
        }
    }

    @Test func `sections of a board are created, filled, exported and imported`() throws {
        let home = Home(), other = Home()
        let out = home.path + "/out"
        let made = try run(
            "board new rooms; search fog; board add rooms 1-4; board section rooms The hall; "
                + "board section rooms Kitchen; board rooms; board move rooms 3 to the hall; "
                + "board move rooms 4 to Kitchen; board export rooms json to \(out); board export rooms to \(out)",
            home)
        #expect(made.code == 0, "\(made.problems)")
        let first = try Self.photos(out + "/rooms/board.json")
        let listed = try Gallery.run("--service", "demo", "boards", "--json", home: home)
        #expect(listed.text.contains("\"sections\":[\"The hall\",\"Kitchen\"]"), "\(listed.text)")
        let sections = first.map { $0.firstMatch(of: #/"section":"([^"]*)"/#).map { String($0.output.1) } }
        #expect(sections == ["The hall", "Kitchen", nil, nil])
        let page = try Self.text(out + "/rooms (2)/index.html")
        let headings = page.matches(of: #/<h2 class="section" dir="auto">([^<]*)</#).map {
            String($0.output.1)
        }
        #expect(headings == ["The hall", "Kitchen", "Other photos"])
        let taken = try run("board import '\(out)/rooms'; board export rooms json to \(out)", other)
        #expect(taken.code == 0, "\(taken.problems)")
        #expect(try Self.photos(out + "/rooms (3)/board.json") == first)
        let missing = try run("board rooms; board move rooms 1 to Attic", home)
        #expect(missing.code == 1)
        #expect(
            missing.problems.contains("rooms has no section Attic; `board section rooms` lists them.")
        )
    }

    @Test
    func `a saved file added to a board keeps its credit, read from the metadata or the sidecar`()
        throws
    {
        let home = Home()
        let service = OpenverseService()
        let out = home.path + "/out"
        func run(_ script: String) throws -> ProgramRun {
            try ProgramRun(
                [Gallery.path, "--service", "openverse", "-c", script],
                environment: home.environment.merging(service.environment) { $1 })
        }
        _ = try run("search cats; save 1-3 --smaller to \(out)")
        let names = home.names(in: "out").filter { $0.hasSuffix(".jpg") }
        #expect(names.count == 3)
        try FileManager.default.removeItem(atPath: out + "/" + names[0] + ".json")
        let made = try run(
            "board new mine; board add mine \(out); board mine; credit 1-3; board add mine '\(out)/*.jpg'")
        #expect(made.code == 0, "\(made.problems)")
        #expect(made.text.count(of: "Ida Løv") >= 3)
        #expect(made.text.contains("CC BY-SA 2.0"))
        #expect(!made.text.contains("not stated"))
        #expect(made.problems.contains("3 photos already on mine"))
    }

    private static func text(_ path: String) throws -> String {
        try #require(FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) })
    }

    @Test func `a local picture on a board is exported, imported and credited without author`() throws {
        let home = Home(), other = Home()
        let out = home.path + "/out"
        let file = home("mine.jpg")
        _ = FileManager.default.createFile(atPath: file, contents: Data(SlowService.picture))
        let first = try run(
            "board new mine; board add mine '\(file)' /etc/passwd; board mine; credit 1; "
                + "board export mine json to \(out)", home)
        #expect(first.code == 1)
        #expect(first.problems.contains("/etc/passwd was skipped ("))
        #expect(first.text.contains("author not stated"))
        let taken = try run("board import \(out)/mine; board mine; credit 1", other)
        #expect(taken.code == 0)
        #expect(taken.text.count(of: "\n") == 2)
        #expect(taken.text.contains("author not stated\n"))
    }
}
