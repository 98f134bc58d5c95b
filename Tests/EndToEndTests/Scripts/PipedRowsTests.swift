import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct PipedRowsTests {
    private func demo(_ arguments: String..., home: Home = Home()) throws -> ProgramRun {
        try ProgramRun([Gallery.path, "--service", "demo"] + arguments, environment: home.environment)
    }

    private func rows(_ run: ProgramRun) -> [[String]] {
        run.text.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    @Test func `a list is printed as one row per photo, and its heading goes to standard error`() throws {
        let run = try demo("search", "cats", "--limit", "45")
        let rows = rows(run)
        #expect(rows.count == 45)
        #expect(rows.allSatisfy { $0.count == 8 && $0[0].hasPrefix("demo:") && $0[7].hasPrefix("https://") })
        #expect(rows.map { $0[1] } == (1...45).map(String.init))
        #expect(rows.allSatisfy { !$0[2].isEmpty && !$0[3].isEmpty && !$0[4].isEmpty })
        #expect(rows.allSatisfy { Int($0[5]) ?? 0 > 0 && Int($0[6]) ?? 0 > 0 })
        #expect(run.problems.contains("Search cats · 60 photos\n"))
        #expect(run.problems.count(of: "Search cats") == 1)
        for hint in ["Enter", "Narrow", "refine"] { #expect(!run.all.contains(hint)) }
    }

    @Test func `with --quiet, only rows and errors are printed`() throws {
        let run = try demo("--quiet", "--limit", "2", "-c", "search cats; open 2; fav 1; fav 9x")
        #expect(rows(run).map { $0[1] } == ["1", "2", "2"])
        #expect(run.problems.count(of: "\n") == 1 && run.problems.contains("9x"))
        #expect(run.code == 2)
    }

    @Test func `"save", "credit", "copy" and "boards" print only their results to standard output`() throws {
        let home = Home()
        let script =
            "search fog; save 1; save 1; credit 1; copy 1 id; board new hall; board add hall 1; boards"
        let run = try demo("--limit", "1", "-c", script, home: home)
        let rows = rows(run)
        let path = home("Pictures/gallery/") + (home.names(in: "Pictures/gallery").first ?? "")
        #expect(rows.count == 6)
        #expect(rows[1...2].allSatisfy { $0 == [path] })
        #expect(rows[3][0].contains("demo collection"))
        #expect(rows[4] == [rows[0][0]])
        #expect(rows[5].prefix(3) == ["1", "hall", "1"])
        #expect(run.problems.contains("hall"))
    }

    @Test func `an empty list prints no row`() throws {
        let run = try demo("search", "xyzzyx")
        #expect(run.text == "")
        #expect(run.problems.contains("Nothing found"))
        #expect(run.code == 0)
    }
}
