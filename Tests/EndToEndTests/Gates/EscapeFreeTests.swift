import TestKit
import Testing

@Suite(.serialized, .onOwnThreadFirst, .timeLimit(.minutes(10))) struct EscapeFreeTests {
    @Test func `EveryCommand contains every command of the README except quit`() throws {
        let words = try EveryCommand.words
        let tried = Set(EveryCommand.lines.compactMap { $0.split(separator: " ").first.map(String.init) })
        #expect(words.count > 50)
        #expect(words.subtracting(tried).subtracting(["quit"]).sorted() == [])
    }

    @Test func `a pipe gets no escape sequence from any command`() throws {
        let input = EveryCommand.lines.map { $0 + "\n" }.joined()
        let run = try Gallery.run("--service", "demo", input: input, home: Home())
        #expect(run.code == 2)
        #expect(run.problems.contains("Favorites"))
        #expect(!run.output.contains(0x1B) && !run.errors.contains(0x1B))
        #expect(!run.output.contains(0x07) && !run.output.contains(0x0D))
    }

    @Test func `a dumb terminal gets no escape sequence`() throws {
        let terminal = try Gallery.atPrompt(Home(), environment: ["TERM": "dumb"])
        for line in EveryCommand.lines { try terminal.run(line, expecting: "\n") }
        #expect(terminal.quit() == 0)
        #expect(!terminal.output.contains(0x1B))
    }

    @Test func `NO_COLOR removes all text attributes`() throws {
        let terminal = try Gallery.atPrompt(Home(), environment: ["NO_COLOR": "1"])
        for line in EveryCommand.lines { try terminal.run(line, expecting: "\n") }
        #expect(terminal.quit() == 0)
        // Resets on exit are allowed.
        let set = terminal.text.matches(of: #/\x{1B}\[([0-9;]+)m/#).filter { $0.output.1 != "0" }
        #expect(set.isEmpty)
    }

    @Test func `NO_COLOR keeps kitty pictures, but removes text attributes and pictures drawn as cells`()
        throws
    {
        let terminal = try Gallery.atPrompt(
            Home(), environment: ["NO_COLOR": "1", "TERM": "xterm-kitty"])
        try terminal.run("search cats", expecting: "of 60 · Enter: more")
        try terminal.expect("\u{1B}_Ga=T,f=24,")
        terminal.waitForQuiet()
        try terminal.run("protocol cells", expecting: "described in words")
        terminal.forget()
        try terminal.run("search mountains", expecting: "of 60 · Enter: more")
        #expect(!String(decoding: terminal.output[terminal.seen...], as: UTF8.self).contains("\u{1B}_G"))
        #expect(terminal.quit() == 0)
        #expect(terminal.text.matches(of: #/\x{1B}\[([0-9;]+)m/#).allSatisfy { $0.output.1 == "0" })
    }

    @Test func `CLICOLOR_FORCE enables colors in a pipe, unless NO_COLOR is set`() throws {
        let run = try Gallery.run(
            "--service", "demo", input: "search cats\nnonsense\n", home: Home(),
            environment: ["CLICOLOR_FORCE": "1"])
        #expect(run.problems.contains("\u{1B}[1mSearch cats\u{1B}[0m"))
        #expect(run.problems.contains("\u{1B}[31mThere is no command"))
        let plain = try Gallery.run(
            "--service", "demo", "help", home: Home(), environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"])
        #expect(!plain.output.contains(0x1B))
    }

    @Test func `in plain output, the words that replace symbols are in the current language`() throws {
        let run = try Gallery.run(
            "--plain", "--service", "demo", "-c", "search cats; fav 1; fav 1; list; set language ru; list",
            home: Home())
        #expect(run.text.contains("\nAdded to favorites: ") && run.text.contains("\nAlready in favorites: "))
        #expect(run.text.contains("1 favorite: "))
        #expect(run.text.contains("избранное: "))
    }

    @Test func `plain output has words instead of symbols and pictures`() throws {
        let home = Home()
        let input = EveryCommand.lines.map { $0 + "\n" }.joined()
        let run = try Gallery.run(
            "--plain", "--service", "demo", input: input, home: home, environment: ["CLICOLOR_FORCE": "1"])
        #expect(!run.output.contains(0x1B))
        for sign in ["♥", "·", "…", "×"] { #expect(!(run.text + run.problems).contains(sign), "\(sign)") }
        #expect(run.text.contains("\nAdded to favorites: "))
        // Sparklines, and alt texts that repeat the title, are omitted.
        #expect(!(run.text + run.problems).contains { ("▁"..."█").contains($0) })
        let lines = run.text.split(separator: "\n")
        for (line, next) in zip(lines, lines.dropFirst()) where next.hasPrefix("[") {
            #expect(!line.contains(next.dropFirst().dropLast()), "\(next)")
        }
        for (line, next) in zip(lines, lines.dropFirst())
        where line.hasPrefix("[") && next.first?.isNumber == false {
            #expect(!next.contains(line.dropFirst().dropLast()), "\(line)")
        }
        // In a list, alt texts replace pictures.
        #expect(run.text.contains("\n[a cat"))
        let terminal = try PseudoTerminal(
            [Gallery.path, "--plain", "--service", "demo"], environment: home.environment, columns: 80)
        try terminal.expect(Gallery.prompt)
        try terminal.run("search cats", expecting: "[a cat")
        try terminal.run("serch cats", expecting: "There is no command `serch`.")
        #expect(!terminal.text.contains("^^^"))
        #expect(terminal.quit() == 0)
        #expect(terminal.text.firstMatch(of: #/\x{1B}\[[0-9;]*[1-9][0-9;]*m/#) == nil)
    }
}
