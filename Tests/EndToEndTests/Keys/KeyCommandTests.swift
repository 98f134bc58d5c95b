import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct KeyCommandTests {
    @Test func `an access key typed at the prompt is saved with mode 0600 and shown nowhere`() throws {
        let home = Home()
        let terminal = try Gallery.withRecommendations(home)
        terminal.type("key set unsplash\r")
        try terminal.expect("it is not shown")
        terminal.type("x\u{7F}\(Canary.key)\r")
        try terminal.expect("Enter: none")
        terminal.type("\r")
        try terminal.expect("Saved the access key")
        try terminal.expect(Gallery.prompt)
        #expect(Canary.text(home) == "unsplash_access_key = \(Canary.key)\n")
        #expect(Canary.mode(home(Canary.file)) == 0o600)
        #expect(Canary.mode(home(".config/gallery")) == 0o700)
        try terminal.run("key", expecting: "set in \(home(Canary.file))")
        terminal.type("\u{1B}[A\u{1B}[A")
        try terminal.wait(for: "the line before") { terminal in
            let screen = terminal.screen
            return screen.lines[screen.row] == "gallery> key set unsplash"
        }
        terminal.type("\u{15}")
        try terminal.run("status", expecting: "Terminal")
        #expect(terminal.quit() == 0)
        #expect(!terminal.text.contains(Canary.key))
        #expect(terminal.modesNow == terminal.modesBefore)
        #expect(try Canary.hits(home) == "")

        let again = try Gallery.run("--service", "unsplash", "key", home: home)
        #expect(again.code == 0)
        #expect(again.text.contains("unsplash   set in \(home(Canary.file))\n"))
        let missing =
            "none; members of Flickr Pro get one at www.flickr.com/services/apps/create, then `key set flickr`"
        #expect(again.text.contains("flickr     \(missing)\n"))
        #expect(!(again.text + again.problems).contains(Canary.key))
    }

    @Test func `an access key typed as part of a command line is not recorded`() throws {
        let home = Home()
        let service = try DemoService()
        let terminal = try Gallery.atPrompt(
            home, environment: ["GALLERY_UNSPLASH_URL": service.base, "UNSPLASH_ACCESS_KEY": Canary.key],
            service: "unsplash")
        let other = "0therKeyOfSomebody"
        for line in Self.misspelled(other) + ["search \(Canary.key)", "/\(Canary.key)", "\(Canary.key)"] {
            try terminal.run(line, expecting: "Do not type a key")
        }
        // `set` rejects these lines with its own messages.
        for line in [
            "home; set --save unsplash_access_key \(other)", "set unsplash \(other)",
            "set key unsplash \(other)",
        ] {
            try terminal.run(line, expecting: "set")
        }
        try terminal.run("search key set design", expecting: "Search key set design")
        #expect(terminal.quit() == 0)
        #expect(try Canary.hits(home) == "")
        #expect(try Canary.hits(home, of: other) == "")
        #expect(try Canary.hits(home, of: "design") != "")
    }

    private static func misspelled(_ key: String) -> [String] {
        [
            "keys set unsplash \(key)", "key set unsplash \(key)", "\"key\" set unsplash \(key)",
            "'key' 'set' unsplash \(key)", "KEY SET UNSPLASH \(key)", "key unsplash \(key)",
            "key set \(key) unsplash", "UNSPLASH_ACCESS_KEY=\(key)", "export UNSPLASH_ACCESS_KEY=\(key)",
            "search unsplash-access-key \(key)", "/unsplash_access_key=\(key)",
            "status; keys set flickr \(key)",
            "\\key set unsplash \(key)", "key set unsplash=\(key)", "key set \(key)", "key \(key)",
            "keyset unsplash \(key)", "key-set unsplash \(key)",
            "gallery key set unsplash \(key)", "kye set unsplash \(key)",
            "unsplash key \(key)", "api key \(key)",
        ]
    }

    @Test func `after Ctrl-C at an access key prompt, nothing is saved and the echo is restored`() throws {
        let home = Home()
        let terminal = try Gallery.withRecommendations(home)
        terminal.type("key set unsplash\r")
        try terminal.expect("it is not shown")
        terminal.type("half-\u{3}")
        try terminal.expect("Stopped.")
        try terminal.expect(Gallery.prompt)
        terminal.type("stat")
        try terminal.expect("stat")
        terminal.type("us\r")
        try terminal.expect("Terminal")
        #expect(terminal.quit() == 0)
        #expect(terminal.modesNow == terminal.modesBefore)
        #expect(!terminal.text.contains("half-"))
        #expect(home.bytes(of: Canary.file).isEmpty)
    }

    @Test func `nothing is saved if Ctrl-D, an empty line or an invalid access key is typed`() throws {
        let home = Home()
        let terminal = try Gallery.withRecommendations(home)
        for typed in ["\u{4}", "\r", "   \r"] {
            terminal.type("key set flickr\r")
            try terminal.expect("it is not shown")
            terminal.type(typed)
            try terminal.expect("No key was entered")
            try terminal.expect(Gallery.prompt)
        }
        for typed in ["three words here\r", "schlüssel secret\r"] {
            terminal.type("key set flickr\r")
            try terminal.expect("it is not shown")
            terminal.type(typed)
            try terminal.expect("A key is one word")
            try terminal.expect(Gallery.prompt)
        }
        #expect(terminal.quit() == 0)
        #expect(home.bytes(of: Canary.file).isEmpty)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
    func `a fatal signal at an access key prompt restores the echo of the terminal`(signal: Int32) throws {
        for arguments in [[], ["key", "set", "unsplash"]] {
            let terminal = try PseudoTerminal(
                [Gallery.path, "--service", "demo"] + arguments, environment: Home().environment)
            if arguments.isEmpty {
                try terminal.expect(Gallery.prompt)
                terminal.type("key set unsplash\r")
            }
            try terminal.expect("it is not shown")
            terminal.send(signal)
            _ = terminal.end()
            #expect(terminal.modesNow == terminal.modesBefore)
        }
    }

    @Test func `run from a shell, "gallery key set" hides the typed access key and is canceled by Ctrl-C`()
        throws
    {
        let home = Home()
        let terminal = try PseudoTerminal(
            [Gallery.path, "--service", "demo", "key", "set", "flickr"], environment: home.environment)
        try terminal.expect("it is not shown")
        terminal.type("key-1\r")
        try terminal.expect("Enter: none")
        terminal.type(Canary.key + "\r")
        try terminal.expect("Saved the access key")
        #expect(terminal.exitCode() == 0)
        #expect(Canary.text(home) == "flickr_api_key = key-1\nflickr_api_secret = \(Canary.key)\n")
        #expect(!terminal.text.contains(Canary.key))
        #expect(terminal.modesNow == terminal.modesBefore)

        let stopped = try PseudoTerminal(
            [Gallery.path, "--service", "demo", "-c", "key set flickr"], environment: home.environment)
        try stopped.expect("it is not shown")
        stopped.type("\u{3}")
        #expect(stopped.exitCode() == 130)
        #expect(stopped.modesNow == stopped.modesBefore)
    }

    @Test func `in a pipe, "key set" reads the access key from the next line and keeps other saved keys`()
        throws
    {
        let home = Home()
        let run = try Gallery.run(
            "--service", "demo",
            input:
                "key set unsplash\n\(Canary.key)\nkey set openverse\nid-1\nsecret-2\nkey\nkey set flickr\na b c\n",
            home: home)
        #expect(run.code == 1)
        #expect(!(run.text + run.problems).contains(Canary.key))
        #expect(run.problems.contains("A key is one word"))
        #expect(
            Canary.text(home)
                == "unsplash_access_key = \(Canary.key)\nopenverse_client_id = id-1\nopenverse_client_secret = secret-2\n"
        )
        let script = try Gallery.run(
            "--service", "demo", "-c", "key set openverse; key", input: "id-3 secret-4\n", home: home)
        #expect(script.code == 0)
        #expect(Canary.text(home).contains("openverse_client_secret = secret-4\n"))
        #expect(Canary.text(home).contains(Canary.key))
    }

    @Test
    func `an access key typed as an argument of "key" is refused and not kept in history`()
        throws
    {
        let home = Home()
        let terminal = try Gallery.withRecommendations(home)
        for line in [
            "key set unsplash \(Canary.key)", "key unsplash \(Canary.key)", "KEY SET \(Canary.key)",
        ] {
            terminal.type(line + "\r")
            try terminal.expect("\n")
            try terminal.expect(Gallery.prompt)
        }
        terminal.type("\u{1B}[A\u{1B}[A\u{1B}[A")
        terminal.waitForQuiet()
        #expect(!terminal.screen.lines[terminal.screen.row].contains("canary"))
        terminal.type("\u{15}")
        #expect(terminal.quit() == 0)
        #expect(try Canary.hits(home) == "")
        #expect(home.bytes(of: Canary.file).isEmpty)
    }

    @Test(arguments: [("ID", "SECRET"), ("SECRET", "ID")])
    func `an incomplete pair of access keys is reported once, and the given key is shown nowhere`(
        given: String, missing: String
    ) throws {
        let service = try DemoService()
        let environment = [
            "OPENVERSE_CLIENT_\(given)": Canary.key, "GALLERY_OPENVERSE_URL": service.base,
            "GALLERY_UNSPLASH_URL": service.base, "UNSPLASH_ACCESS_KEY": "x",
        ]
        let said = "openverse is used without its key: OPENVERSE_CLIENT_\(missing) is missing"
        let asked = try Gallery.run(
            "--service", "openverse", input: "status\nstatus\nkey\n", home: Home(), environment: environment)
        #expect((asked.text + asked.problems).count(of: said) == 1)
        #expect(
            asked.text.contains("incomplete: no OPENVERSE_CLIENT_\(missing)"))
        #expect(!(asked.text + asked.problems).contains(Canary.key))
        let other = try Gallery.run(
            "--service", "unsplash", input: "status\nservice all\n", home: Home(), environment: environment)
        let text = other.text + other.problems
        #expect(text.count(of: said) == 1)
        let isLate = text.firstRange(of: said).map { text[..<$0.lowerBound].contains("Terminal") }
        #expect(isLate == true || other.problems.contains(said))
    }

    @Test func `a saved access key is used at once, unless the environment overrides it`() throws {
        let home = Home()
        let service = try DemoService()
        let environment = ["GALLERY_UNSPLASH_URL": service.base]
        let fresh = try Gallery.run(
            "--service", "demo",
            input: "service unsplash\nkey set unsplash\nabc\nservice unsplash\nsearch cats\n",
            home: home, environment: environment)
        #expect(fresh.code == 1)
        #expect(fresh.problems.contains("unsplash needs an access key"))
        #expect(fresh.problems.contains("Search cats · 60 photos"))
        let overruled = try Gallery.run(
            "--service", "unsplash", input: "key set unsplash\nother\nkey\n", home: home,
            environment: ["UNSPLASH_ACCESS_KEY": "x"])
        #expect(overruled.code == 0)
        #expect(
            overruled.problems.contains("UNSPLASH_ACCESS_KEY is set in the environment and takes precedence"))
        #expect(overruled.text.contains("set by UNSPLASH_ACCESS_KEY in the environment"))
    }
}
