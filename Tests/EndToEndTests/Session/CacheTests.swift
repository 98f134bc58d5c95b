import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct CacheTests {
    @Test func `clearing the caches keeps the pictures of favorites`() throws {
        let home = Home()
        let terminal = try Gallery.atPrompt(home)
        try terminal.run("search cats", expecting: "60 photos")
        try terminal.run("fav 1", expecting: "Adding to favorites")
        try terminal.expectStoredPictures(of: "1 photo")
        #expect(!home.names(in: ".cache/gallery").isEmpty)
        try terminal.run("cache", expecting: "of 200 MB on disk")
        // The favorites have no next page, so nothing is prefetched into the cleared cache.
        try terminal.run("favorites", expecting: "1 of 1")
        try terminal.run("cache clear", expecting: "pictures of favorites stay")
        // An earlier prefetch may end after the first `cache clear`, so the command is repeated.
        var isEmpty = false
        for _ in 0..<20 where !isEmpty {
            try terminal.run("cache clear", expecting: "pictures of favorites stay")
            isEmpty =
                terminal.text.contains("already empty")
                && home.names(in: ".cache/gallery").allSatisfy { !$0.hasSuffix(".picture") }
        }
        #expect(isEmpty)
        #expect(home.names(in: ".cache/gallery").allSatisfy { !$0.hasSuffix(".picture") })
        #expect(terminal.quit() == 0)

        // No service is reachable, so the pictures come from the database.
        let offline = try Gallery.atPrompt(
            home, environment: ["GALLERY_UNSPLASH_URL": "http://127.0.0.1:9", "UNSPLASH_ACCESS_KEY": "x"],
            service: "unsplash")
        try offline.run("favorites", expecting: "1 of 1")
        try offline.wait(for: "a picture") { $0.text.trueColors.count > 100 }
        #expect(offline.quit() == 0)
    }

    @Test func `a pipe gets settings and cache sizes as text`() throws {
        let home = Home()
        let run = try Gallery.run(
            "--service", "demo", input: "set\nset columns\nset columns 3\nset\ncache\ncache clear\nstatus\n",
            home: home)
        #expect(run.code == 0)
        #expect(
            run.text.count(
                of: "columns   auto         columns of photos in a list (built in)\n") == 1)
        #expect(run.text.count(of: "columns  3  columns of photos in a list (set in this session)\n") == 1)
        #expect(
            run.text.count(
                of:
                    "columns   3            columns of photos in a list (set in this session)\n"
            ) == 1)
        #expect(run.text.count(of: "notify       on ") == 2)
        #expect(run.text.count(of: "0 pictures, 0 bytes of 100 MB in memory\n") == 2)
        #expect(run.text.count(of: "0 pictures, 0 bytes of 200 MB on disk\n") == 2)
        #expect(run.problems.contains("already empty"))
    }

    @Test(arguments: [
        ("set color red", "There is no setting `color`"), ("set columns 0", "columns cannot be `0`"),
        ("set columns 3 4", "set [--save] [NAME [VALUE]]"), ("cache away", "cache [clear]"),
    ])
    func `"set" and "cache" fail with a message if an argument is invalid`(
        line: String, sentence: String
    ) throws {
        let run = try Gallery.run("-c", line, "--service", "demo", home: Home())
        #expect(run.code != 0)
        #expect(run.problems.contains(sentence))
    }
}
