import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct SharingTests {
    @Test func `the BROWSER variable selects the browser for a page`() throws {
        let home = Home()
        home.put("#!/bin/sh\necho \"$@\" > \"$HOME/opened\"\n", at: "browser", mode: 0o700)
        let run = try Gallery.run(
            "--service", "demo", "-c", "search cats; web 1", home: home,
            environment: ["BROWSER": "w3m:/nowhere/x:\(home("browser")) --new %s"])
        #expect(run.code == 0)
        let opened = String(decoding: home.bytes(of: "opened"), as: UTF8.self)
        #expect(opened.hasPrefix("--new https://gallery.invalid/photos/"))
        #expect(run.text.contains("\nhttps://gallery.invalid/photos/"))
    }

    @Test func `the folder of a file is opened by the desktop, not by the browser`() throws {
        let home = Home()
        home.put("#!/bin/sh\necho \"$0 $@\" > \"$HOME/opened\"\n", at: "bin/xdg-open", mode: 0o700)
        home.put(SmallPicture.jpeg("a"), at: "My Pictures/a.jpg")
        let run = try Gallery.run(
            "-c", "folder '\(home("My Pictures"))'; web 1", home: home,
            environment: ["BROWSER": "/bin/false", "DISPLAY": ":9", "PATH": home("bin") + ":/bin:/usr/bin"])
        #expect(run.code == 0, "\(run.all)")
        let opened = String(decoding: home.bytes(of: "opened"), as: UTF8.self)
        #expect(opened.hasSuffix("/xdg-open file://\(home("My%20Pictures"))/\n"), "\(opened)")
    }

    @Test func `without a browser or clipboard, "web" and "copy" print the address or ID`() throws {
        let home = Home()
        let run = try Gallery.run(
            "--service", "demo", "-c", "search cats; web 1; copy 1; copy 1 id", home: home)
        let lines = run.text.split(separator: "\n").suffix(3)
        #expect(run.code == 0)
        #expect(lines.first?.hasPrefix("https://gallery.invalid/photos/") == true)
        #expect(lines.dropFirst().first == lines.first)
        #expect(lines.last?.hasPrefix("demo:") == true)
        #expect(!run.output.contains(0x1B))
    }

    @Test func `the printed page address of a demo photo opens the photo`() throws {
        let home = Home()
        let run = try Gallery.run("--service", "demo", "-c", "search cats; copy 1", home: home)
        let address = try #require(run.text.split(separator: "\n").last)
        let opened = try Gallery.run("--service", "demo", "-c", "open \(address); copy", home: home)
        #expect(opened.code == 0, "\(opened.all)")
        #expect(opened.text.hasSuffix("\n\(address)\n"))
    }

    @Test(arguments: [
        ("wl-copy", "WAYLAND_DISPLAY", "--type image/"),
        ("xclip", "DISPLAY", "-selection clipboard -t image/"), ("pbcopy", "NO_DISPLAY", ""),
    ])
    func `"copy N image" pipes the picture into the clipboard program of the desktop`(
        program: String, display: String, arguments: String
    ) throws {
        let home = Home()
        home.put(
            "#!/bin/sh\necho \"$@\" >\"$HOME/arguments\"\ncat >\"$HOME/picture\"\n", at: "bin/\(program)",
            mode: 0o700)
        func copy(_ environment: [String: String]) throws -> ProgramRun {
            try Gallery.run(
                "--service", "demo", "-c", "search cats; copy 1 image", home: home,
                environment: environment.merging(["PATH": "\(home("bin")):/usr/bin:/bin"]) { $1 })
        }
        let run = try copy([display: "x"])
        #expect(run.code == 0, "\(run.all)")
        #expect(home.text(at: "arguments").hasPrefix(arguments))
        // The picture is larger than the buffer of a pipe.
        #expect(home.bytes(of: "picture").count > 65_536)
        guard program != "pbcopy" else { return }
        let missing = try copy([:])
        #expect(missing.code == 1 && missing.problems.contains("Install wl-copy"))
    }

    @Test func `a capable terminal gets hyperlinks and clipboard sequences`() throws {
        let home = Home()
        let terminal = try Gallery.atPrompt(home, environment: ["VTE_VERSION": "7006"])
        try terminal.run("search cats", expecting: "of 60")
        try terminal.run("open 1", expecting: "CC0 1.0")
        #expect(terminal.text.contains("\u{1B}]8;id="))
        #expect(terminal.text.contains(";https://creativecommons.org/publicdomain/zero/1.0/\u{1B}\\"))
        try terminal.run("copy id", expecting: "Copied: demo:")
        #expect(terminal.text.contains("\u{1B}]52;c;ZGVtbzp"))
        #expect(terminal.quit() == 0)
    }
}
