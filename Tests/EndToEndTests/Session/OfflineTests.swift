import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct OfflineTests {
    private static let session = "search cats\nopen 3\ninfo\nback\ntopic sea\nrandom fog\n"

    @Test func `cached photos are shown with their age while the service is down`() throws {
        let home = Home()
        let service = try DemoService()
        let online = try Gallery.run(
            "--service", "unsplash", "--quiet", input: Self.session, home: home,
            environment: service.environment)
        #expect(online.code == 0)
        #expect(online.problems == "")
        service.stop()
        let offline = try Gallery.run(
            "--service", "unsplash", "--quiet", input: Self.session, home: home,
            environment: service.environment)
        #expect(offline.code == 0)
        // Statistics are not cached, so they are not compared.
        func lasting(_ text: String) -> [Substring] {
            text.split(separator: "\n").filter { !$0.hasPrefix("Views") && !$0.hasPrefix("Downloads") }
        }
        #expect(lasting(offline.text) == lasting(online.text))
        let reason = "Unsplash cannot be reached (\(service.host): Connection refused)"
        let mark = "\(reason); showing data from a moment ago.\n"
        #expect(offline.problems == String(repeating: mark, count: 4))
    }

    @Test func `"check" asks the service, and is not answered by a cached reply while the service is down`()
        throws
    {
        let home = Home()
        let service = try DemoService()
        func check(_ line: String) throws -> ProgramRun {
            try Gallery.run(
                "--service", "unsplash", "-c", line, home: home, environment: service.environment)
        }
        let online = try check("search cats; fav 1; check favorites")
        #expect(online.code == 0 && online.problems.contains("Checked 1 photo: unchanged."))
        service.stop()
        let offline = try check("check favorites")
        #expect(offline.code == 1 && offline.text == "")
        #expect(offline.problems.contains("Not checked at unsplash: 1 photo."))
    }

    @Test
    func `offline, an uncached search makes one request and prints one error, and favorites still work`()
        throws
    {
        let home = Home()
        let dead = ["GALLERY_UNSPLASH_URL": "http://127.0.0.1:9", "UNSPLASH_ACCESS_KEY": "x"]
        let run = try Gallery.run(
            "--service", "unsplash", "--log-level", "info", input: "search cats\nfavorites\nsearch\n",
            home: home, environment: dead)
        #expect(run.code == 1)
        #expect(run.problems.contains("No connection: 127.0.0.1:9: Connection refused"))
        #expect(run.problems.count(of: "No connection") == 1)
        #expect(run.problems.contains("No favorites yet."))
        // A search without words lists earlier searches that found photos, and no ideas in a pipe.
        #expect(run.text == "")
        // A refused connection is not retried, so there is no delay.
        let log = String(decoding: home.bytes(of: ".local/state/gallery/log"), as: UTF8.self)
        #expect(log.count(of: "path=/search/photos") == 1)
        #expect(log.count(of: " notice retry") == 0)
    }

    @Test func `at the prompt, the demo replaces an unreachable default service, and each heading names it`()
        throws
    {
        let terminal = try PseudoTerminal([Gallery.path], environment: Home().environment)
        try terminal.expect("No connection to Wikimedia Commons and Openverse. The demo shows painted")
        try terminal.run("search fog", expecting: "Search fog · demo, painted")
        try terminal.run("search sea", expecting: "Search sea · demo, painted")
        #expect(terminal.text.count(of: "The demo shows painted") == 1)
        terminal.type("grid\r")
        try terminal.expect("Search sea > 1 of 67 · demo, painted")
        terminal.type("q")
        try terminal.expect("gallery> ")
        try terminal.run("open 1", expecting: "Search sea > 1 of 67 · demo, painted")
        try terminal.run("credit", expecting: "Pictures of the demo are painted")
        try terminal.run("fav", expecting: "Added to favorites")
        try terminal.run("taste", expecting: "No likes yet")
        try terminal.run("service free", expecting: "No connection: 127.0.0.1:1")
        try terminal.run("search fog", expecting: "No connection: 127.0.0.1:1: Connection refused.")
        #expect(terminal.quit() == 0)
        let chosen = try PseudoTerminal(
            [Gallery.path, "--service", "openverse"], environment: Home().environment)
        try chosen.expect("No connection: 127.0.0.1:1")
        #expect(!chosen.text.contains("demo"))
        #expect(chosen.quit() == 0)
    }

    @Test(arguments: [["search", "fog", "--json"], ["search", "fog"], ["-c", "search fog"], []])
    func `if the default service is unreachable, a script gets an error instead of demo photos`(
        arguments: [String]
    ) throws {
        let run = try ProgramRun(
            [Gallery.path] + arguments, input: "search fog\n", environment: Home().environment)
        #expect(run.code == 1)
        #expect(
            run.problems
                == (arguments.isEmpty ? "Line 1, column 1: " : "")
                + "No connection: 127.0.0.1:1: Connection refused. Check the network; favorites work offline.\n"
        )
        #expect(run.text == "" || run.text.hasPrefix("{"))
    }

    @Test
    func `if the default service is unreachable, a single command run on a terminal fails`()
        throws
    {
        let terminal = try PseudoTerminal([Gallery.path, "search", "fog"], environment: Home().environment)
        try terminal.expect("No connection: 127.0.0.1:1: Connection refused.")
        #expect(terminal.exitCode() == 1)
    }

    @Test func `if the default service is down, a script gets the cached photos and a notice of their age`()
        throws
    {
        let home = Home()
        let service = OpenverseService()
        let online = try Gallery.run(
            "search", "cats", "--json", home: home, environment: service.environment)
        #expect(online.code == 0)
        // The service is unreachable at the next start.
        let offline = try Gallery.run("search", "cats", "--json", home: home)
        #expect(offline.code == 0)
        #expect(offline.text == online.text)
        #expect(offline.problems.contains("Openverse cannot be reached"))
        #expect(offline.problems.contains("; showing data from a moment ago.\n"))
    }

    @Test(arguments: [(100, 30), (80, 24), (40, 20)])
    func `demo photos that replace an unreachable service are drawn with a heading and a notice`(
        columns: Int, rows: Int
    ) throws {
        let home = Home()
        let terminal = try PseudoTerminal(
            [Gallery.path, "--protocol", "sixel"], environment: home.environment, columns: columns, rows: rows
        )
        try terminal.expect("No connection to Wikimedia")
        try terminal.expect("\u{1B}P0;1;0q\"1;1;")
        let lines = terminal.screen.lines
        #expect(lines.contains { $0.hasPrefix("Recommendations") }, "\(lines)")
        #expect(!terminal.text.contains("\u{1B}[1;31m"))
        #expect(terminal.quit() == 0)
    }

    @Test func `after the service goes down, "refresh" and "back" still show photos`() throws {
        let home = Home()
        let service = try DemoService()
        let terminal = try Gallery.atPrompt(home, environment: service.environment, service: "unsplash")
        try terminal.run("search cats", expecting: "60 photos")
        try terminal.run("open 2", expecting: "Search cats > 2 of 60")
        service.stop()
        try terminal.run("back", expecting: "60 photos")
        try terminal.run("refresh", expecting: "Unsplash cannot be reached")
        #expect(terminal.text.contains("showing data"))
        try terminal.run("open 3", expecting: "Search cats > 3 of 60")
        try terminal.run("search something never seen", expecting: "No connection")
        try terminal.run("open 1", expecting: "Search cats > 1 of 60")
        #expect(terminal.quit() == 0)
    }
}
