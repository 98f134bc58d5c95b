import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct ManyPhotosTests {
    @Test func `at the prompt, a command on more than three photos prints one line with a count`() throws {
        let terminal = try Gallery.atPrompt(Home(), service: "demo")
        try terminal.run("search fog", expecting: "Enter: more")
        try terminal.run("fav 1-5", expecting: "Added to favorites: 5 photos")
        try terminal.run("fav 1-6", expecting: "Added to favorites: 1 photo; 5 already there")
        try terminal.run("tag 1-6 hall", expecting: "Tagged 6 photos: hall.")
        try terminal.run("untag 1-6 hall", expecting: "Removed hall from 6 photos.")
        try terminal.run("unfav 2-7", expecting: "Removed from favorites: 5 photos; 1 not there")
        #expect(!terminal.text.contains("Your tags on") && !terminal.text.contains("Already in favorites"))
        #expect(terminal.quit() == 0)
    }

    @Test func `a list that is opened again is at the photo shown last`() throws {
        let terminal = try Gallery.atPrompt(Home(), service: "demo")
        try terminal.run("search fog", expecting: "Enter: more")
        try terminal.run("open 20", expecting: "20 of 100")
        try terminal.run("next", expecting: "21 of 100")
        try terminal.run("back", expecting: "21–")
        #expect(terminal.quit() == 0)
    }

    @Test func `in JSON, a command on many photos prints a record of each, and a failed photo fails it`()
        throws
    {
        let run = try Gallery.run(
            "--service", "demo", "--jsonl", "-c", "search fog; fav 1-5; tag 1-6 hall", home: Home())
        #expect(run.code == 1)
        #expect(run.text.count(of: "\"kept\"") == 5 && run.text.count(of: "\"annotation\"") == 5)
        #expect(run.problems.contains("Tagged 5 photos: hall. Not in favorites or on a board: 1 photo."))
    }
}
