import FoundationEssentials
import PseudoTerminals
import Testing
import Waiting

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(3))) struct BoardTests {
    private func run(_ script: String, _ home: Home) throws -> ProgramRun {
        try ProgramRun(
            [Gallery.path, "--service", "demo", "--quiet", "-c", script], environment: home.environment)
    }

    @Test func `a board leaves one home and comes back in another, pictures and all`() throws {
        let home = Home(), other = Home()
        let out = home.path + "/out"
        let made = try run(
            "board new misty mornings; search fog; board add misty mornings 1-3; tag 2 hall; note 2 above the sofa; "
                + "board misty mornings; board move misty mornings 3 to 1; board export misty mornings json to \(out); "
                + "board export misty mornings to \(out)", home)
        #expect(made.code == 0)
        #expect(made.problems == "")
        #expect(made.text.contains("\n\(out)/misty mornings\n\(out)/misty mornings (2)\n"))
        // The other home has no service to ask.
        let taken = try ProgramRun(
            [
                Gallery.path, "--service", "openverse", "-c",
                "board import '\(out)/misty mornings/board.json'; board misty mornings sofa; undo",
            ], environment: other.environment.merging(["GALLERY_OPENVERSE_URL": "http://127.0.0.1:9"]) { $1 })
        #expect(taken.problems.contains("Imported 3 photos to the board misty mornings\n"))
        #expect(taken.problems.contains("misty mornings > sofa"))
        #expect(taken.code == 0)
    }

    @Test func `what came from any service comes back whole, and can be saved`() throws {
        let services: [any RecordedService] = [OpenverseService(), UnsplashService(), FlickrService()]
        for service in services {
            let home = Home(), other = Home()
            let out = home.path + "/out"
            func run(_ script: String, _ home: Home) throws -> ProgramRun {
                let run = try ProgramRun(
                    [Gallery.path, "--service", service.name, "--quiet", "-c", script],
                    environment: home.environment.merging(service.environment) { $1 })
                #expect(run.problems == "", "\(service.name)")
                return run
            }
            _ = try run(
                "board new cats; search cats; board add cats 1-3; tag 2 hall; note 3 über dem Sofa; board cover cats 2; "
                    + "board note cats mine; board move cats 3 to 1; board export cats json to \(out)", home)
            let before = service.server.requests.count
            _ = try run(
                "board import \(out)/cats/board.json; board export cats json to \(out)", other)
            #expect(service.server.requests.count == before)
            let first = try Self.photos(out + "/cats/board.json")
            #expect(first.count == 3)
            #expect(try Self.photos(out + "/cats (2)/board.json") == first, "\(service.name)")
            #expect(first.joined().contains("über dem Sofa"))
            let saved = try run("board cats; save 1 to \(out)", other)
            #expect(saved.text.contains("\n\(out)/"), "\(service.name)")
        }
    }

    /// A line for each photo of a board's file.
    private static func photos(_ path: String) throws -> [String] {
        let text = try #require(
            FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) })
        let lines = text.split(separator: "\n").dropFirst().dropLast()
        return lines.map { String($0.last == "," ? $0.dropLast() : $0) }
    }

    @Test func `an own picture goes along and is credited as such`() throws {
        let home = Home(), other = Home()
        let out = home.path + "/out"
        let saved = try run("search fog; save 1 to \(out)", home)
        #expect(saved.code == 0)
        let name = try #require(
            saved.text.split(separator: "\n").last?.split(separator: "/").last.map(String.init))
        let first = try run(
            "board new mine; board add mine '\(out)/\(name)' /etc/passwd; board mine; credit 1; "
                + "board export mine json to \(out)", home)
        #expect(first.code == 1)
        #expect(first.problems.contains("/etc/passwd was skipped ("))
        #expect(first.text.contains("own picture"))
        let taken = try run("board import \(out)/mine; board mine; credit 1", other)
        #expect(taken.code == 0)
        // The row of the photo, and its credit.
        #expect(taken.text.count(of: "\n") == 2)
        #expect(taken.text.contains("own picture\n"))
    }
}
