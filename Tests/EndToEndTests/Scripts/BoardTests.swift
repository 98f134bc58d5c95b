import FoundationEssentials
import PseudoTerminals
import Testing

@Suite(.onOwnThread) struct BoardTests {
    private func run(_ script: String, _ home: Home) throws -> ProgramRun {
        try ProgramRun([Gallery.path, "--service", "demo", "-c", script], environment: home.environment)
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
        #expect(made.text.contains("misty mornings is in \(out)/misty mornings\n"))
        #expect(made.text.contains("misty mornings is in \(out)/misty mornings (2)\n"))
        // The other home has no service to ask.
        let taken = try ProgramRun(
            [
                Gallery.path, "--service", "openverse", "-c",
                "board import '\(out)/misty mornings/board.json'; board misty mornings sofa; undo",
            ], environment: other.environment.merging(["GALLERY_OPENVERSE_URL": "http://127.0.0.1:9"]) { $1 })
        #expect(taken.text.contains("3 photos imported to the board misty mornings"))
        #expect(taken.text.contains("misty mornings > sofa"))
        #expect(taken.problems == "")
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
        #expect(first.problems.contains("/etc/passwd is not a whole JPEG, PNG or WebP picture"))
        #expect(first.text.contains("own picture"))
        let taken = try run("board import \(out)/mine/board.json; board mine; credit 1", other)
        #expect(taken.code == 0)
        #expect(taken.text.contains("1 photo imported to the board mine"))
        #expect(taken.text.contains("own picture\n"))
    }
}
