import FoundationEssentials
import TestKit
import Testing

/// Runs the recipes of SCRIPTS.md as printed, with stand-ins for programs that are not required.
@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct RecipeTests {
    private static let blocks: [(heading: String, language: String, text: String)] = {
        let file = #filePath.components(separatedBy: "/Tests/")[0] + "/Sources/gallery/Manual/SCRIPTS.md"
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        return text.components(separatedBy: "\n## ").dropFirst().flatMap {
            section -> [(heading: String, language: String, text: String)] in
            let heading = section.prefix { $0 != "\n" }
            let parts = section.components(separatedBy: "\n```")
            return parts.enumerated().compactMap {
                index, part -> (heading: String, language: String, text: String)? in
                guard !index.isMultiple(of: 2) else { return nil }
                return (
                    String(heading), String(part.prefix { $0 != "\n" }),
                    String(part.drop { $0 != "\n" }.dropFirst())
                )
            }
        }
    }()

    private let home = Home()

    private static func block(_ heading: String, _ language: String, containing text: String = "") throws
        -> String
    {
        try #require(
            blocks.first { $0.heading == heading && $0.language == language && $0.text.contains(text) },
            "\(heading)"
        ).text
    }

    private var environment: [String: String] {
        let folder = Gallery.path.split(separator: "/").dropLast().joined(separator: "/")
        return home.environment.merging(
            ["GALLERY_SERVICE": "demo", "PATH": "\(home("bin")):/\(folder):/usr/bin:/bin"]) { $1 }
    }

    /// Runs a shell script in the home folder.
    private func run(_ script: String, _ arguments: [String] = [], input: String = "") throws -> ProgramRun {
        home.put(script, at: "recipe")
        return try ProgramRun(
            ["/bin/sh", "-c", #"cd "$HOME"; exec sh ./recipe "$@""#, "sh"] + arguments, input: input,
            environment: environment)
    }

    private func put(program name: String, _ script: String) throws {
        try FileManager.default.createDirectory(atPath: home("bin"), withIntermediateDirectories: true)
        home.put("#!/bin/sh\n" + script, at: "bin/" + name, mode: 0o700)
    }

    @Test func `the page of a static site gets a picture and front matter`() throws {
        let script = try Self.block("A picture for a page of a static site", "sh")
        let result = try run(script, ["search cats", "my-post"])
        #expect(result.code == 0 && result.text.contains("image: ") && result.text.contains("credit: "))
        #expect(home.names(in: "static/img").contains("my-post.webp"))
    }

    @Test func `the command of Helix replaces words by a figure`() throws {
        let block = try Self.block("A picture chosen in an editor", "toml")
        let command = try #require(block.firstMatch(of: #/":pipe (.*)"/#)?.1)
        let result = try run(String(command), input: "cats")
        #expect(result.code == 0 && result.text.hasPrefix(#"<figure><img src="static/img/"#))
    }

    @Test func `the commands of vim insert a figure and a path`() throws {
        let block = try Self.block("A picture chosen in an editor", "vim")
        for line in block.split(separator: "\n") {
            let parts = line.split(separator: "'", omittingEmptySubsequences: false)
            try #require(parts.count > 3)
            let command = String(parts[1]).replacing("read !", with: "") + " cats --first " + String(parts[3])
            let result = try run(command)
            #expect(result.code == 0 && result.text.contains("static/img/"), "\(command)")
        }
    }

    @Test func `a background is chosen and shown`() throws {
        try put(program: "feh", #"echo "shows $2""#)
        let script = try Self.block("A picture chosen in an editor", "sh")
        let result = try run(script, ["--first", "cats"])
        #expect(result.code == 0 && result.text.contains("shows \(home("Pictures/backgrounds"))/"))
    }

    @Test func `a note of Obsidian gets a picture and its credit`() throws {
        let script = try Self.block("A photo for a note of Obsidian", "sh")
        let result = try run(script, ["--first", "cats"])
        #expect(result.code == 0 && result.text.contains("CC0"))
        #expect(result.text.prefixMatch(of: /!\[\[[0-9]{14}\.jpg\]\]\n/) != nil, "\(result.text)")
        #expect(home.names(in: "attachments").count == 2)
    }

    @Test func `fzf shows a photo beside the list`() throws {
        // Previews the first line, and chooses it.
        try put(
            program: "fzf",
            #"""
            read -r line
            id=$(printf '%s' "$line" | cut -f1)
            for preview; do :; done
            eval "$(printf '%s' "$preview" | sed "s/{1}/$id/")" >"$HOME/preview"
            printf '%s\n' "$line"
            """#)
        let result = try run(try Self.block("Search results in fzf", "sh"), ["cats"])
        #expect(result.code == 0 && result.text.hasPrefix("demo:") && result.text.count(of: "\n") == 1)
        #expect(home.text(at: "preview").contains("\u{1B}[38;2;"))
    }

    @Test func `yazi shows a saved picture and its license`() throws {
        let saved = try run("gallery -q --last -c 'search cats; save 1'")
        let path = saved.text.split(separator: "\n").first.map(String.init) ?? ""
        let block = try Self.block("Saved pictures in yazi", "toml")
        let command = try #require(block.firstMatch(of: #/piper -- (.*)'/#)?.1)
        let result = try run("w=50; h=20; " + String(command), [path])
        #expect(result.code == 0 && result.text.contains("CC0"), "\(result.all)")
    }

    @Test func `a board becomes slides, one for each photo`() throws {
        _ = try run("gallery -q -c 'search cats; board new trip; board add trip 1-3'")
        let result = try run(try Self.block("Slides", "sh"), ["trip"])
        #expect(result.code == 0, "\(result.problems)")
        let slides = home.text(at: "slides/trip/slides.md")
        #expect(slides.hasPrefix("---\nmarp: true\ntitle: \"trip\"\n---\n"))
        #expect(slides.count(of: "![bg left:60% contain](pictures/") == 3)
        #expect(slides.count(of: "\n---\n\n![bg") == 3 && slides.count(of: "CC0 1.0") == 3)
    }

    @Test func `a timer shows a new background`() throws {
        try put(program: "swaybg", #"echo "shows $4""#)
        let heading = "A new desktop background every morning"
        let result = try run(try Self.block(heading, "sh", containing: "swaybg"))
        #expect(result.code == 0, "\(result.problems)")
        #expect(result.text.contains("shows \(home("Pictures/backgrounds"))/"))
        #expect(try Self.block(heading, "ini", containing: "[Service]").contains("new-background"))
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/make")))
    func `make saves pictures and checks their credits`() throws {
        let heading = "Pictures of a project with make"
        let found = try run("gallery -q search cats | head -1 | cut -f1").text.split(separator: "\n")
        home.put("cat \(found.first ?? "")\n", at: "pictures.txt")
        home.put(try Self.block(heading, "make", containing: "all:"), at: "Makefile")
        home.put(try Self.block(heading, "make", containing: "check-credits"), at: "check.mk")
        let made = try run("mkdir -p img; make")
        #expect(made.code == 0 && home.text(at: "CREDITS.md").contains("CC0"), "\(made.problems)")
        #expect(try run("make -f check.mk check-credits").code == 0)
        home.put([0xFF, 0xD8, 0], at: "img/other.jpg")
        #expect(try run("make -f check.mk check-credits").code == 2)
    }

    @Test func `the settings of three clients start a server`() throws {
        let settings = Self.blocks.filter { $0.language == "json" }
        #expect(settings.count == 3)
        let request =
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}"#
        for block in settings {
            let servers = try JSONValue(block.text).members.values.first
            let server = try #require(servers?["gallery"])
            let words =
                [server["command"]?.string ?? ""] + (server["args"]?.elements ?? []).compactMap(\.string)
            let result = try run(words.joined(separator: " "), input: request + "\n")
            #expect(result.text.contains(#""protocolVersion":"2025-11-25""#))
        }
    }

    @Test func `a shell asks the server for licenses`() throws {
        let result = try run(try Self.block("Tools for an assistant or editor", "sh"), ["cats"])
        #expect(result.code == 0 && result.text.count(of: "CC0 1.0\n") == 10)
    }

    @Test func `own pictures are found, compared, and copied without positions`() throws {
        for name in ["harbor.jpg"] + (1...9).map({ "trip/\($0).jpg" }) {
            home.put(SmallPicture.jpeg(name), at: "Pictures/" + name)
        }
        let blocks = Self.blocks.filter { $0.heading == "Your own pictures" }.map(\.text)
        try #require(blocks.count == 6)
        try put(program: "less", "cat")
        try put(program: "montage", #"printf '%s\n' "$@" >montage"#)
        #expect(try run(blocks[0]).text == home("Pictures/harbor.jpg") + "\n")
        _ = try run("gallery set --save folders ~/Pictures")
        #expect(try run(blocks[1]).text == home("Pictures/harbor.jpg") + "\n")
        let sheet = try run(blocks[2])
        #expect(sheet.text.contains("9 photos") && sheet.text.contains("9.jpg"), "\(sheet.all)")
        #expect(try run(blocks[3]).code == 0)
        #expect(home.text(at: "montage").count(of: home("Pictures/trip") + "/") == 9)
        #expect(try run(blocks[4]).text.split(separator: "\n").count == 9)
        let copied = try run(blocks[5])
        #expect(
            copied.code == 0 && home.names(in: "public").count { $0.hasSuffix(".jpg") } == 9, "\(copied.all)")
    }

    @Test func `a README gets the credits of pictures, and a picture without one fails`() throws {
        _ = try run("mkdir -p static/img; gallery -q --last -c 'search cats; save 1 to static/img'")
        home.put("# Site\n\n<!-- gallery -->\n<!-- /gallery -->\n", at: "README.md")
        let script = try Self.block("Credits of a README", "sh").replacing("git diff", with: ": git diff")
        #expect(try run(script).code == 0 && home.text(at: "README.md").contains("CC0"))
        home.put([0xFF, 0xD8, 0], at: "static/img/other.jpg")
        #expect(try run(script).code == 1)
    }

    @Test func `the recipes with code are those that are tested here`() {
        let tested = [
            "A picture for a page of a static site", "A picture chosen in an editor", "Slides",
            "A photo for a note of Obsidian", "Search results in fzf", "Saved pictures in yazi",
            "A new desktop background every morning", "Pictures of a project with make",
            "Tools for an assistant or editor", "Credits of a README", "Your own pictures",
        ]
        #expect(Set(Self.blocks.map(\.heading)) == Set(tested))
    }
}
