import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct FreeSessionTests {
    private static func environment(_ services: any RecordedService...) -> [String: String] {
        services.reduce(into: [:]) { all, service in
            all.merge(service.environment.filter { $0.key.hasPrefix("GALLERY_") }) { $1 }
        }
    }

    @Test func `the default service lists photos of Commons and Openverse together`() throws {
        let (commons, openverse) = (CommonsService(), OpenverseService())
        let run = try Gallery.run(
            input: "service\nsearch cats\nstatus\n", home: Home(),
            environment: Self.environment(commons, openverse))
        #expect(run.code == 0, "\(run.problems)")
        #expect(run.all.contains("Photos come from Wikimedia Commons and Openverse in one list."))
        let rows = run.text.split(separator: "\n").filter { $0.contains("\tCat ") }.map {
            $0.prefix { $0 != ":" }
        }
        #expect(rows.prefix(4) == ["commons", "openverse", "commons", "openverse"])
        #expect(run.all.contains("not endorsed or certified by Openverse"))
        #expect(!commons.server.requests.isEmpty && !openverse.server.requests.isEmpty)
    }

    @Test func `recommendations contain the Commons picture of the day and photos of Openverse`()
        throws
    {
        let commons = CommonsService()
        let run = try Gallery.run(
            input: "recommend\n", home: Home(), environment: Self.environment(commons, OpenverseService()))
        #expect(run.code == 0, "\(run.problems)")
        #expect(run.text.contains("commons:7\t") && run.text.contains("openverse:"))
        #expect(commons.server.requests.contains { $0.contains("titles=Template%3APotd") })
    }

    @Test func `if Commons is unreachable, photos of Openverse and one message are shown`() throws {
        let run = try Gallery.run(
            input: "search cats\n", home: Home(), environment: Self.environment(OpenverseService()))
        #expect(run.code == 0)
        #expect(run.text.contains("\t1\tCat 1\tIda Løv\t"))
        #expect(run.problems.count(of: "Photos from Wikimedia Commons are missing.") == 1)
    }

    @Test func `the default service shows favorites and cached pages of earlier Openverse sessions`()
        throws
    {
        let home = Home()
        let before = try Gallery.run(
            "--service", "openverse", input: "recommend\nsearch cats\nfav 1\nlike 2\n", home: home,
            environment: Self.environment(OpenverseService()))
        #expect(before.code == 0, "\(before.problems)")
        // Both services are unreachable.
        #expect(try Gallery.run(input: "history\n", home: home).text.contains("cats"))
        let after = try Gallery.run(input: "favorites\nhistory\ntaste\nsearch cats\n", home: home)
        #expect(after.text.contains("openverse:\(OpenverseService.id(0))\t1\tCat 1\t"))
        #expect(after.text.contains("\tCat 15\t"))
        let terminal = try PseudoTerminal(
            [Gallery.path], environment: home.environment, columns: 100, rows: 30)
        try terminal.expect("Cat 1")
        try terminal.expect(Gallery.prompt)
        #expect(!terminal.text.contains("demo photos"))
        #expect(terminal.quit() == 0)
    }
}
