import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct FavoritePicturesTests {
    @Test func `a favorite is confirmed at once, and its picture is loaded after a restart`() throws {
        let home = Home()
        let service = try DelayedPictures()
        let terminal = try Gallery.atPrompt(home, environment: service.environment, service: "unsplash")
        try terminal.run("search cats", expecting: "3 photos")
        try terminal.run("fav 2", expecting: "Added to favorites: Photo 2")
        try terminal.run("fav 2", expecting: "Already in favorites: Photo 2. Its picture is still loading")
        try terminal.run("favorites", expecting: "picture not stored yet")
        try terminal.run("open 1", expecting: "Its picture is not stored yet")
        #expect(terminal.quit() == 0)

        service.release()
        let before = service.widths(of: 2).count { $0 == "1600" }
        let second = try Gallery.atPrompt(home, environment: service.environment, service: "unsplash")
        try second.wait(for: "the picture") { _ in service.widths(of: 2).count { $0 == "1600" } > before }
        try second.expectStoredPictures(of: "1 photo")
        #expect(second.quit() == 0)
    }

    @Test func `a script waits for the pictures of its favorites`() throws {
        let home = Home()
        let service = try DelayedPictures()
        service.release()
        let run = try Gallery.run(
            "--service", "unsplash", "-c", "search cats; fav 1; favorites", home: home,
            environment: service.environment)
        #expect(run.code == 0)
        #expect(service.widths(of: 1) == ["400", "1600"])
        #expect(!run.all.contains("not stored yet"))
    }
}
