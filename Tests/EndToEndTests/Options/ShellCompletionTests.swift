import FoundationEssentials
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct ShellCompletionTests {
    private let home = Home()

    /// Completions of bash for a line, from the generated script.
    private func offers(
        for line: String, word: String? = nil, environment: [String: String] = [:]
    ) throws -> [String] {
        let folder = Gallery.path.split(separator: "/").dropLast().joined(separator: "/")
        // bash also splits words at colons.
        let word =
            word ?? line.split(omittingEmptySubsequences: false) { " :".contains($0) }.last.map(String.init)
            ?? ""
        let script = """
            source <(gallery --generate-completion-script bash)
            COMP_LINE='\(line)'; COMP_POINT=${#COMP_LINE}
            _gallery gallery '\(word)'
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        var all = home.environment.merging(environment) { $1 }
        all["PATH"] = "/\(folder):/usr/bin:/bin"
        let run = try ProgramRun(["/bin/bash", "-c", script], environment: all)
        #expect(run.problems == "")
        return run.text.split(separator: "\n").map(String.init)
    }

    @Test(
        arguments: [
            ("gallery sea", "search "), ("gallery fav", "favorites "), ("gallery sav", "save "),
            ("gallery --ser", "--service "), ("gallery -", "--quiet "),
            ("gallery --service op", "openverse "),
            ("gallery --screen sea", "search "), ("gallery search fog ori", "orientation:"),
            ("gallery search orientation:p", "portrait "), ("gallery service fl", "flickr "),
            ("gallery set col", "columns "), ("gallery set notify o", "off"), ("gallery set --sa", "--save "),
            ("gallery board exp", "export "), ("gallery key s", "set "), ("gallery key set fl", "flickr"),
            ("gallery help sea", "search "), ("gallery --json help al", "aliases "),
            ("gallery cache ", "clear"), ("gallery save demo:1 --as w", "webp "),
            ("gallery pi", "pick "), ("gallery pick fog --print fi", "figure "),
            ("gallery pick fog --fi", "--first "),
        ] as [(String, String)])
    func `bash completes commands, options, filters and their values`(line: String, word: String) throws {
        #expect(try offers(for: line).contains(word))
    }

    @Test func `only filters of the selected service are completed`() throws {
        #expect(try offers(for: "gallery search lic").contains("license:"))
        #expect(try offers(for: "gallery --service demo search lic") == [])
        #expect(try offers(for: "gallery search lic", environment: ["GALLERY_SERVICE": "demo"]) == [])
    }

    @Test func `boards, earlier searches and topics are completed without a request`() throws {
        let service = try DemoService()
        let made = try Gallery.run(
            "--service", "unsplash", "-c", "board new misty mornings; search night sky color:bw; topic",
            home: home,
            environment: service.environment)
        #expect(made.code == 0)
        service.stop()
        let environment = service.environment.merging(["GALLERY_SERVICE": "unsplash"]) { $1 }
        #expect(try offers(for: "gallery board mis", environment: environment) == [#"misty\ mornings "#])
        #expect(
            try offers(for: #"gallery board "misty mor"#, word: "misty mor", environment: environment)
                == ["misty mornings"])
        #expect(
            try offers(for: "gallery search nig", environment: environment) == ["night sky color:bw"])
        #expect(try offers(for: "gallery topic se", environment: environment).contains("sea "))
    }

    @Test func `completions for zsh and fish include descriptions`() throws {
        let fish = try Gallery.run("complete", "fish", "gallery search orientation:", home: home)
        #expect(fish.text.contains("orientation:portrait\ttaller than wide\n"))
        let zsh = try Gallery.run("complete", "zsh", "gallery se", home: home)
        #expect(zsh.text.contains("search \tsearch\tFind photos"))
    }

    @Test func `"board remove" and "board move" complete sections`() throws {
        _ = try Gallery.run(
            "--service", "demo", "-c", "board new my home; board section my home The hall", home: home)
        for line in ["board move my home 3 to ", "board remove my home th"] {
            let fish = try Gallery.run("complete", "fish", "gallery \(line)", home: home)
            #expect(fish.text == "The hall\tsection of my home\n", "\(line)")
        }
    }

    @Test(arguments: ["zsh", "fish"]) func `completion scripts for zsh and fish are generated`(shell: String)
        throws
    {
        let run = try Gallery.run("--generate-completion-script", shell, home: home)
        #expect(run.code == 0)
        #expect(run.text.contains("gallery complete \(shell) "))
    }

    private struct DumpedHelp: Decodable {
        struct Command: Decodable { let arguments: [Argument] }
        struct Name: Decodable { let kind, name: String }
        struct Values: Decodable { let list: List? }
        struct List: Decodable { let values: [String] }
        struct Argument: Decodable {
            let kind: String
            let abstract: String?
            let names: [Name]?
            let completionKind: Values?
        }
        let command: Command
    }

    @Test func `the completed options are those of the argument parser`() throws {
        let dump = try Gallery.run("--experimental-dump-help", home: home)
        let help = try JSONDecoder().decode(DumpedHelp.self, from: Data(dump.output))
        let options = help.command.arguments.filter { $0.kind != "positional" }
        let named = options.compactMap { option in
            option.names?.first { $0.kind == "long" }.map { (name: "--" + $0.name, option: option) }
        }
        let fish = try Gallery.run("complete", "fish", "gallery --", home: home)
        #expect(fish.text == named.map { "\($0.name)\t\($0.option.abstract ?? "")\n" }.joined())
        for (name, option) in named where option.kind == "option" {
            let values = try Gallery.run("complete", "fish", "gallery \(name) ", home: home)
            #expect(
                values.text == (option.completionKind?.list?.values ?? []).map { $0 + "\t\n" }.joined())
        }
        let short = options.filter { $0.names?.count == 1 && $0.names?.first?.kind == "short" }
        #expect(short.compactMap { $0.names?.first?.name } == ["c"])
    }

    @Test func `completion creates no files`() throws {
        for line in ["search li", "board ", "topic ", "set col", "--service demo topic "] {
            _ = try offers(for: "gallery \(line)")
        }
        let folders = [".cache", ".local/share", ".local/state"]
        #expect(folders.flatMap { home.names(in: $0 + "/gallery") } == [])
    }

    @Test func `"complete" refuses an unknown shell and is not completed itself`() throws {
        #expect(try Gallery.run("complete", "fog", home: home).code == 2)
        #expect(try !offers(for: "gallery comp").contains("complete "))
    }
}
