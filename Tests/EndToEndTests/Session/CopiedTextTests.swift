import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct CopiedTextTests {
    @Test(arguments: [40, 80, 100])
    func `on a terminal, credits, addresses and paths are printed without line breaks`(columns: Int) throws {
        let home = Home()
        let lines = ["credit 1", "credit 1 md", "credit 1 html", "web 1", "copy 1", "save 1"]
        let script = (["search cats"] + lines).joined(separator: "; ")
        let piped = try Gallery.run("--service", "demo", "-c", script, home: home)
        #expect(piped.code == 0)
        let expected = piped.text.split(separator: "\n").suffix(lines.count).map(String.init)
        let terminal = try Gallery.atPrompt(home, columns: columns)
        try terminal.run("search cats", expecting: "of 60")
        for (line, text) in zip(lines, expected) {
            terminal.forget()
            terminal.type(line + "\r")
            try terminal.expect(Gallery.prompt)
            #expect(terminal.text.withoutSequences.contains(text), "\(line) in \(columns) columns")
        }
        #expect(terminal.quit() == 0)
    }
}

extension String {
    fileprivate var withoutSequences: String {
        replacing(#/\u{1B}\[[0-9;]*m|\u{1B}\]8;[^\u{1B}]*\u{1B}\\/#, with: "")
    }
}
