import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct SectionTests {
    @Test(arguments: [40, 80, 120])
    func `keys on an empty line move between sections`(columns: Int) throws {
        let home = Home()
        let terminal = try Gallery.atPrompt(
            home, columns: columns, rows: 30, environment: ["NO_COLOR": "1"])
        try terminal.run("board new fog", expecting: "Created the board fog")
        try terminal.run("search fog", expecting: "100 photos")
        try terminal.run("board add fog 1-3", expecting: "Added 3 photos to fog")
        try terminal.run("recommend", expecting: "[For you]  fog")
        for (key, answer) in [
            ("\u{1B}[1;3C", "For you  [fog]"), ("\u{1B}[1;3C", "fog is the last section"),
            ("\u{1B}[1;3D", "[For you]  fog"), ("\u{1B}[1;3D", "For you is the first section"),
        ] {
            terminal.type(key)
            try terminal.expect(answer)
            try terminal.expect(Gallery.prompt)
        }
        try terminal.run("recommend FOG", expecting: "Recommendations for fog")
        // If the line has text, the key edits the text.
        terminal.type("help keys\u{1B}[1;3D\r")
        try terminal.expect("Alt-Right")
        try terminal.expect("`next`")
        #expect(terminal.quit() == 0)
    }

    @Test func `without boards, recommendations have no sections, and "next" shows more photos`()
        throws
    {
        let home = Home()
        let run = try Gallery.run(
            "--service", "demo", input: "recommend\nnext\nrecommend fog\n", home: home)
        #expect(run.problems.hasPrefix("Recommendations\n"))
        #expect(run.text.contains("\t31\t"))
        #expect(run.problems.contains("There is no board fog"))
        #expect(run.code == 1)
    }
}
