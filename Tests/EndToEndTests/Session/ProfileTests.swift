import TestKit
import Testing

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ProfileTests {
    private static func signedIn(avatar: String) -> Home {
        let home = Home()
        home.put(
            """
            unsplash_access_key = app-1
            unsplash_secret_key = canary-secret
            unsplash_token = canary-token
            unsplash_user = u1
            unsplash_username = jane
            unsplash_name = Jane Doe
            unsplash_avatar = \(avatar)
            unsplash_signed_in = 1700000000

            """, at: Canary.file)
        return home
    }

    @Test func `at a prompt, "profile" fetches the avatar and shows counts and boards that can be opened`()
        async throws
    {
        let service = LoopbackService { target, _ in
            target == "/avatar.jpg" ? .jpeg(SmallPicture.jpeg("avatar")) : .nothing
        }
        let home = Self.signedIn(avatar: "/avatar.jpg")
        let terminal = try Gallery.atPrompt(home, environment: ["GALLERY_UNSPLASH_URL": service.base])
        for line in ["search cats", "board new Hall", "board add Hall 1-2"] {
            try terminal.run(line, expecting: line == "search cats" ? "Enter: more" : "Hall")
        }
        try terminal.run("profile", expecting: "`import` brings")
        for text in [
            "Jane Doe (jane)", "unsplash · signed in since 2023-11-14", "0 favorites · 1 board",
            "Recent boards", "2 photos", "changed just now",
        ] {
            #expect(terminal.text.contains(text), "\(terminal.screen.lines)")
        }
        await eventually("the avatar is fetched") {
            service.requests.contains { $0.hasPrefix("GET /avatar.jpg") }
        }
        // The avatar is requested without the token.
        #expect(!service.requests.joined().contains("canary"))
        try terminal.run("open 1", expecting: "Hall")
        #expect(terminal.quit() == 0)
    }

    @Test func `"profile" prints account data as JSON without secrets, as plain text and in Russian`()
        throws
    {
        let home = Self.signedIn(avatar: "https://evil.example/1.jpg")
        let json = try Gallery.run("--service", "demo", "--language", "ru", "profile", "--json", home: home)
        #expect(json.code == 0)
        for part in [#""type":"profile""#, #""username":"jane""#, #""saved_files":0"#, #""accounts":["#] {
            #expect(json.text.contains(part), "\(json.all)")
        }
        #expect(!json.all.contains("canary"))
        let plain = try Gallery.run("--service", "demo", "--plain", "profile", home: home)
        #expect(plain.text.contains("Jane Doe (jane)\nunsplash, signed in since 2023-11-14\n"))
        let russian = try Gallery.run("--service", "demo", "--language", "ru", "profile", home: home)
        #expect(russian.text.contains("unsplash · вход выполнен 14 ноября 2023\nв избранном: 0 · 0 досок"))
    }

    @Test
    func `without pictures, "profile" shows the user's initial in a colored cell, unless NO_COLOR is set`()
        throws
    {
        let home = Self.signedIn(avatar: "/avatar.jpg")
        for (value, hasCell) in [("", true), ("1", false)] {
            let terminal = try Gallery.atPrompt(
                home, columns: 40,
                environment: value.isEmpty ? ["GALLERY_PROTOCOL": "words"] : ["NO_COLOR": value])
            try terminal.run("profile", expecting: "lock set")
            #expect(terminal.text.contains("Jane Doe (jane)"))
            let lines = terminal.screen.lines
            #expect(lines.contains { $0.hasPrefix(" J   Jane Doe") } == hasCell, "\(lines)")
            #expect(terminal.quit() == 0)
        }
    }

    @Test func `if the avatar fails to load, "profile" shows the user's initial`() throws {
        let service = LoopbackService { _, _ in .nothing }
        let home = Self.signedIn(avatar: "/gone.jpg")
        let terminal = try Gallery.atPrompt(home, environment: ["GALLERY_UNSPLASH_URL": service.base])
        try terminal.run("profile", expecting: "lock set")
        try terminal.expect(" J ")
        #expect(!terminal.text.contains("no pic"))
        #expect(terminal.quit() == 0)
    }

    @Test func `without an account, "profile" shows the name of the system user`() throws {
        let script = """
            name=$(getent passwd "$(id -u)" | cut -d: -f5 | cut -d, -f1); echo "${name:-$(id -un)}"
            """
        let home = Home()
        let name = try ProgramRun(["/bin/sh", "-c", script], environment: home.environment).text
        let run = try Gallery.run("--service", "demo", "profile", home: home)
        #expect(run.text.hasPrefix(name + "On this computer only"), "\(run.all)")
    }

    @Test func `signing out keeps favorites and boards`() throws {
        let home = Self.signedIn(avatar: "/avatar.jpg")
        let run = try Gallery.run(
            "--service", "demo", "-c",
            "search cats; fav 1,2; board new Hall; board add Hall 1; logout unsplash yes; profile",
            home: home)
        #expect(!run.all.contains("canary"))
        let after = try Gallery.run("--service", "demo", "profile", "--json", home: home)
        for part in [#""accounts":[]"#, #""favorites":2"#, #""boards":1"#, #""service":null"#] {
            #expect(after.text.contains(part), "\(after.all)")
        }
        #expect(!home.bytes(of: Canary.file).isEmpty)
    }
}
