import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct DoctorTests {
    @Test(arguments: ["C.UTF-8", "C"])
    func `the output of "doctor" fits into 80 by 24 cells and hides access keys and the home folder`(
        locale: String
    ) throws {
        let home = Home()
        home.put("nonsense\n", at: ".config/gallery/settings")
        let terminal = try Gallery.atPrompt(
            home, columns: 80, rows: 24,
            environment: ["UNSPLASH_ACCESS_KEY": Canary.key, "LC_ALL": locale, "TMUX": "/tmp/none,1,0"])
        try terminal.expect("Enter: more")
        try terminal.expect(Gallery.prompt)
        try terminal.run("doctor", expecting: "Libraries")
        let lines = terminal.screen.lines
        for label in [
            "gallery", "Terminal", "Pictures", "Cell", "Colors", "Services", "Network", "Hosts",
            "Database",
            "Caches", "Settings", "Log", "Decoder", "Libraries",
        ] {
            #expect(lines.contains { $0.hasPrefix(label) }, "\(label) is not on the screen")
        }
        let shown = lines.joined(separator: "\n")
        #expect(shown.contains("unsplash: key from the environment"))
        #expect(shown.contains("flickr: no key"))
        #expect(shown.contains("not needed by the demo"))
        #expect(shown.contains("~/.config/gallery/settings, 1 line ignored"))
        #expect(shown.contains("~/.local/share/gallery/gallery.sqlite"))
        #expect(shown.contains("OK"))
        #expect(shown.contains("Problems: Settings."))
        #expect(shown.contains("libcurl"))
        #expect(!shown.contains(home.path))
        #expect(!terminal.text.contains(Canary.key))
        #expect(terminal.quit() == 0)
    }

    @Test func `with --jsonl, "doctor" prints one JSON record without the access key`() throws {
        let home = Home()
        home.put("unsplash_access_key = \(Canary.key)\n", at: Canary.file)
        let run = try Gallery.run("--service", "demo", "doctor", "--jsonl", home: home)
        #expect(run.code == 0)
        #expect(run.text.count(of: "\n") == 1)
        for part in [
            #""type":"doctor""#, #""wrong":[]"#, #"{"key":"file","name":"unsplash"}"#,
            #"{"key":null,"name":"flickr"}"#,
            #""network":[]"#, #""sound":true"#, #""path":"~/.local/share/gallery/gallery.sqlite""#,
            #""left_out":0"#, #""decoder":{"holding":["processes","privileges","capabilities","#,
        ] {
            #expect(run.text.contains(part), "\(part) is missing")
        }
        #expect(!(run.text + run.problems).contains(Canary.key))
        #expect(!run.text.contains(home.path))
    }

    @Test func `"doctor" requests the front page of the service's host without the access key`()
        throws
    {
        let service = try RawServer { connection in
            while connection.readHead() != nil { connection.answer("404 Not Found", text: "?") }
        }
        let home = Home()
        let run = try Gallery.run(
            "--service", "unsplash", "doctor", home: home,
            environment: ["GALLERY_UNSPLASH_URL": service.base, "UNSPLASH_ACCESS_KEY": Canary.key])
        #expect(run.code == 0)
        #expect(run.text.contains("(HTTP 404)"))
        let heads = service.heads.filter { $0.target == "/" }
        #expect(heads.count == 1)
        #expect(!heads.joined().contains(Canary.key))
        #expect(run.text.contains("Hosts      127.0.0.1:"))
    }

    @Test func `"doctor" stops waiting for a silent host in less than 15 seconds`() throws {
        let service = try RawServer { connection in
            _ = connection.readHead()
            connection.waitForEnd()
        }
        let run = try Gallery.run(
            "--service", "openverse", "doctor", "--jsonl", home: Home(),
            environment: ["GALLERY_OPENVERSE_URL": service.base + "/v1"])
        #expect(run.code == 1)
        #expect(run.text.contains(#""status":null"#))
        #expect(run.text.contains(#""wrong":["network"]"#))
        #expect(run.problems == "Problems: Network.\n")
        let wait = run.text.firstMatch(of: #/"milliseconds":(\d+)/#).flatMap { Int($0.output.1) } ?? 0
        // The check has a deadline of two seconds; other requests have 15 seconds or more.
        #expect(service.heads.map(\.target) == ["/"])
        #expect((1_500..<15_000).contains(wait))
    }

    @Test(arguments: ["unsplash", "flickr"])
    func `"doctor" reports a missing access key of the selected service, and a remedy`(
        service: String
    ) throws {
        let run = try Gallery.run("--service", service, "doctor", home: Home())
        #expect(run.code == 1)
        #expect(run.text.contains("\(service) is in use"))
        #expect(run.text.contains("\(service) needs an access key"))
        #expect(run.text.contains("key set \(service)"))
        #expect(run.text.contains("Libraries"))
        #expect(run.problems.contains("Problems: Services"))
        #expect(run.problems.count(of: "\n") == 1)
        #expect(try Gallery.run("--service", "nonsense", "doctor", home: Home()).code == 2)
    }
}
