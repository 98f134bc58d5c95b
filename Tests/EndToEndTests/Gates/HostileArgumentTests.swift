import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct HostileArgumentTests {
    private static let text = "\u{1B}[31mx\u{9B}2J\u{202E}\u{7}\u{85}y\u{2066}"

    @Test(arguments: [
        ["--service", text], ["--config", "/" + text], ["--limit", text], ["--protocol", text],
        ["--language", text], ["--log-level", text], ["--debug", text], ["--screen", text], ["--\(text)"],
        ["-\(text)"], ["--generate-completion-script", text], ["--json=\(text)"], ["-c", text], [text],
        ["--service", "demo", "--\(text)", "status"], ["-c", "help", text],
        ["search", text, "--limit=\(text)"],
        ["complete", text, text], ["help", text],
    ])
    func `control characters in arguments are not printed`(arguments: [String]) throws {
        for environment in [[:], ["GALLERY_LANGUAGE": "ru"]] {
            let run = try ProgramRun(
                [Gallery.path] + arguments, environment: Home().environment.merging(environment) { $1 })
            #expect(run.code != nil)
            #expect(run.all.unicodeScalars.filter(Self.isLive).isEmpty)
        }
    }

    @Test(arguments: [
        "GALLERY_SERVICE", "GALLERY_PROTOCOL", "GALLERY_LANGUAGE", "GALLERY_LOG_LEVEL", "GALLERY_COLUMNS",
        "GALLERY_PICTURES", "GALLERY_UNSPLASH_URL", "UNSPLASH_ACCESS_KEY", "TERM", "LC_ALL", "HOME", "PATH",
        "EDITRC",
    ])
    func `control characters in environment variables are not printed`(variable: String) throws {
        let run = try Gallery.run(
            "-c", "status; key; service unsplash; set", home: Home(), environment: [variable: "/" + Self.text]
        )
        #expect(run.code != nil)
        #expect(run.all.unicodeScalars.filter(Self.isLive).isEmpty)
    }

    /// The decoder reports its library versions. A program in its place could report anything, so gallery cleans them.
    @Test func `control characters in decoder output are removed`() throws {
        let home = Home()
        _ = try ProgramRun(["/bin/cp", Launch.path(of: "gallery"), home("gallery")], environment: [:])
        home.put(
            "#!/bin/sh\nprintf '\\033[31mlib\\302\\233 1\\nseccomp\\n'\n", at: "gallery-pictures", mode: 0o755
        )
        for arguments in [["--version"], ["--service", "demo", "doctor"]] {
            let run = try ProgramRun([home("gallery")] + arguments, environment: home.environment)
            #expect(run.code != nil)
            #expect(run.all.contains("lib"))
            #expect(run.all.unicodeScalars.filter(Self.isLive).isEmpty)
        }
    }

    private static func isLive(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
