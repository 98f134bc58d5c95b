import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct OwnPhotosTests {
    @Test func `favorites and seen photos are found by words in the next session`() throws {
        let home = Home()
        let first = try Gallery.run("--service", "demo", "-c", "search fog; fav 1-3; open 2", home: home)
        #expect(first.code == 0)
        let script = """
            favorites fo
            favorites xyzzy
            seen fog
            open 1
            seen --forget --yes
            seen
            favorites "*
            favorites '"' NEAR(

            """
        let run = try Gallery.run("--service", "demo", input: script, home: home)
        #expect(run.problems.contains("Favorites matching fo · 3 photos\n"))
        #expect(run.problems.contains("No favorites match xyzzy. Try"))
        #expect(run.problems.contains("Seen matching fog · 30 photos\n"))
        #expect(run.problems.contains("Cleared the list of photos you have seen"))
        #expect(run.problems.contains("No photos seen yet."))
    }

    @Test func `photos of similar color are found, even offline`() throws {
        let home = Home()
        let run = try Gallery.run(
            "--service", "demo", "-c", "search fog; similar 2 by color; similar 2 by smell", home: home)
        #expect(run.problems.contains("Colors like "))
        #expect(run.problems.contains("Usage: similar N [by color|look] | FILE [by look]"))
        let openverse = OpenverseService()
        let colorless = try Gallery.run(
            "--service", "openverse", "-c", "search cats; similar 2 by color", home: Home(),
            environment: openverse.environment)
        #expect(colorless.code == 0)
        #expect(colorless.problems.contains("Colors like Cat 2 · 10 photos"))
        #expect(colorless.text.contains("Cat 41"))
        let offline = try Gallery.run(
            "--service", "unsplash", "-c", "seen fog; similar 2 by color", home: home,
            environment: ["GALLERY_UNSPLASH_URL": "http://127.0.0.1:9", "UNSPLASH_ACCESS_KEY": "x"])
        #expect(offline.problems.contains("Colors like "))
    }

    @Test func `photos similar to a photo or a file are found, even offline`() throws {
        let home = Home()
        let run = try Gallery.run(
            "--service", "demo", "-c", "search fog; save 2 to \(home("out")); similar 2 by look", home: home)
        #expect(run.code == 0)
        #expect(run.problems.contains("Looks like Tide table · "))
        let name = try #require(home.names(in: "out").first { $0.hasSuffix(".jpg") })
        let path = home("out") + "/" + name
        for (file, code, answer) in [
            (path, 0, "Looks like \(name) · "),
            (home("out"), 1, "Could not read \(home("out")): it is not a file."),
            ("/x.y", 1, "Could not read /x.y: No such file or directory."),
        ] {
            let offline = try Gallery.run(
                "--service", "unsplash", "-c", "seen fog; similar '\(file)'", home: home,
                environment: ["GALLERY_UNSPLASH_URL": "http://127.0.0.1:9", "UNSPLASH_ACCESS_KEY": "x"])
            #expect(offline.code == Int32(code) && offline.problems.contains(answer), "\(offline.problems)")
            #expect(code != 0 || offline.text.contains("Tide table"))
        }
        let alone = try Gallery.run("--service", "demo", "similar", path, home: home)
        #expect(alone.problems.hasPrefix("Looks like ") && alone.text.contains("Tide table"))
    }

    @Test func `commands accept the address of a photo's page in place of its ID`() throws {
        let service = OpenverseService()
        let home = Home()
        let page = "https://openverse.org/image/\(OpenverseService.id(2))?q=cat"
        let run = try Gallery.run(
            "--service", "openverse", "-c",
            "open \(page); credit '\(page)' md; save www.openverse.org/image/\(OpenverseService.id(3)) --smaller to \(home("out"))",
            home: home, environment: service.environment)
        #expect(run.code == 0)
        #expect(run.text.contains("Cat 3"))
        #expect(run.text.contains("[\"Cat 3\"]("))
        #expect(home.names(in: "out").contains { $0.contains("Cat 4") && $0.hasSuffix(".jpg") })
        let other = try Gallery.run(
            "--service", "openverse", "-c", "open https://example.org/image/1", home: home,
            environment: service.environment)
        #expect(other.code != 0)
        #expect(other.problems.contains("page of a photo at commons.wikimedia.org, openverse.org, "))
    }

    @Test func `favorites are filtered by license and orientation, and plurals match singular words`()
        throws
    {
        let service = OpenverseService()
        let home = Home()
        let run = try Gallery.run(
            "--service", "openverse", "-c",
            "search cats; fav 1-3; favorites cats; favorites license:by-sa; favorites cats license:by; "
                + "favorites harbours orientation:landscape; favorites order:latest",
            home: home, environment: service.environment)
        #expect(run.problems.contains("Favorites matching cats · 3 photos\n"))
        #expect(run.problems.contains("Favorites matching license:by-sa · 3 photos\n"))
        #expect(run.problems.contains("No favorites match cats license:by"))
        #expect(run.problems.contains("Favorites matching harbours orientation:landscape · "))
        #expect(run.problems.contains("order"))
    }
}
