import FoundationEssentials
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct ServiceSessionTests {
    private static let session = "search cats\nopen 1\ninfo\nsimilar\nback\ncredit\nsave --smaller\nstatus\n"

    private static func expected(_ service: String) -> [String] {
        switch service {
        case "openverse":
            [
                "Search cats · 60 photos\n", "\t1\tCat 1\tIda Løv\t",
                "Similar to Cat 1\n", "\t1\tCat 41\tIda Løv\t",
                "License CC BY-SA 2.0\n", "Page https://www.flickr.com/photos/12@N01/53620\n",
                "\"Cat 1\" (https://www.flickr.com/photos/12@N01/53620) by Ida Løv",
                "not endorsed or certified by Openverse",
                "Access Openverse: standard, not verified, so the limits without a key apply; "
                    + "3 requests this minute, 57 today\n",
            ]
        case "commons":
            [
                "Search cats · 60 photos\n", "\t1\tCat 1\tIda Løv\t", "Similar to Cat 1 · 30 photos\n",
                "\t1\tCat 31\tIda Løv\t", "License CC BY-SA 2.0\n", "Camera Nikon D750\n",
                "Rights personality rights of those shown\n",
                "Page https://commons.wikimedia.org/wiki/File:Cat_1.jpg\n",
                "\"Cat 1\" (https://commons.wikimedia.org/wiki/File:Cat_1.jpg) by Ida Løv",
                "via Wikimedia Commons is licensed under CC BY-SA 2.0",
                "Requests left Wikimedia Commons does not say\n",
            ]
        case "nasa":
            [
                "Search cats · 60 photos\n", "\t1\tCat 1\tIda Løv\t", "Similar to Cat 1 · 60 photos\n",
                "\t1\tCat 31\tIda Løv\t", "License NASA media usage guidelines\n",
                "Rights others may hold rights; see the description\n",
                "Page https://images.nasa.gov/details/PIA1\n",
                "\"Cat 1\" (https://images.nasa.gov/details/PIA1) by Ida Løv, NASA media usage guidelines",
                "Requests left NASA does not say\n",
            ]
        case "unsplash":
            [
                "Search cats · 60 photos\n", "\t1\tcat-1\tIda Løv\t",
                "Similar to cat-1 · 60 photos\n", "\t1\tcat-31",
                "License Unsplash License\n", " in 2 days ", "Views 3,121",
                "on Unsplash (https://unsplash.com/?utm_source=gallery",
            ]
        default:
            [
                "Search cats · 60 photos\n", "\t1\tCat 1\tIda Løv\t",
                "Similar to Cat · 60 photos\n", "\t1\tCat 31\tIda Løv\t", "License CC BY-SA 2.0\n",
                "Page https://www.flickr.com/photos/12@N01/53620/\n",
                // Likes come from the list, views from the photo request.
                "Likes 7\nViews 3,121\n",
                "\"Cat\" (https://www.flickr.com/photos/12@N01/53620/) by Ida Løv",
                "not endorsed or certified by SmugMug, Inc.", "Requests left Flickr does not say\n",
            ]
        }
    }

    private static var services: [any RecordedService] {
        [CommonsService(), OpenverseService(), UnsplashService(), FlickrService()]
    }
    private static var alone: [any RecordedService] { [NASAService()] }

    @Test func `in a pipe, photos of each service are found, shown, credited and saved`() throws {
        for service in Self.services + Self.alone {
            let home = Home()
            let run = try Gallery.run(
                "--service", service.name, input: Self.session, home: home, environment: service.environment)
            #expect(run.code == 0, "\(service.name): \(run.problems)")
            // The padding between names and values varies.
            let text = run.all.split(separator: " ").joined(separator: " ")
            for words in Self.expected(service.name) {
                #expect(text.contains(words), "\(service.name): \(words) in \(text)")
            }
            try Self.checkFiles(home, service)
            Self.checkRequests(service)
            let asked = service.server.requests.count { $0.contains("/rate_limit/") }
            #expect(asked == (service.name == "openverse" ? 1 : 0))
            #expect(service.secrets.allSatisfy { !run.all.contains($0) })
        }
    }

    @Test(arguments: [(100, 30), (40, 20)])
    func `on a terminal, photos of each service are found, shown, credited and saved`(
        columns: Int, rows: Int
    ) throws {
        for service in Self.services + Self.alone {
            let home = Home()
            let terminal = try Gallery.atPrompt(
                home, columns: columns, rows: rows, environment: service.environment, service: service.name)
            try terminal.run("search cats", expecting: "60 photos")
            try terminal.run("open 1", expecting: "Search cats > 1 of 60")
            try terminal.run("info", expecting: "License")
            try terminal.run("similar", expecting: "Similar to ")
            try terminal.run("back", expecting: "1 of 60")
            try terminal.run("credit", expecting: "Ida Løv")
            // With Openverse, the original file is on an unreachable host, so only a smaller copy can be saved.
            let isCopy = service.name == "openverse"
            try terminal.run("save", expecting: isCopy ? "save 1 --smaller" : "Saved")
            if isCopy { try terminal.run("", expecting: "Saved") }
            #expect(terminal.quit() == 0)
            try Self.checkFiles(home, service)
            Self.checkRequests(service)
            #expect(!service.server.requests.contains { $0.contains("/rate_limit/") })
            #expect(service.secrets.allSatisfy { !terminal.text.contains($0) })
        }
    }

    @Test func `Unsplash gets a download report for each stored photo, but none for views, and no ad beacon`()
        throws
    {
        let service = UnsplashService()
        let home = Home()
        func downloads() -> [String] {
            service.server.requests.filter { $0.contains("/download?ixid=M3w1 ") }
        }
        let looking = "search cats\nopen 1\ninfo\nfav\nnext\nzoom in\ncredit\ncopy link\nquit\n"
        let look = try Gallery.run(
            "--service", "unsplash", input: looking, home: home, environment: service.environment)
        #expect(look.problems.contains("2 of 60"))
        #expect(downloads().map { $0.split(separator: "?")[0] } == ["GET /photos/cat-1/download"])
        let saving = "search cats\nsave 1\nsave 1\nsave 2 --as png\n"
        let save = try Gallery.run(
            "--service", "unsplash", input: saving, home: home, environment: service.environment)
        #expect(save.code == 0)
        // Reports are sent in the background, so those of two photos may arrive in either order.
        #expect(
            downloads().map { $0.split(separator: "?")[0] }.sorted() == [
                "GET /photos/cat-1/download", "GET /photos/cat-1/download", "GET /photos/cat-2/download",
            ])
        let requests = service.server.requests
        #expect(!requests.contains { $0.contains("/beacon") || $0.contains("/files/paid") })
        // Unsplash counts views by this parameter.
        #expect(requests.filter { $0.hasPrefix("GET /files/") }.allSatisfy { $0.contains("ixid=M3w1") })
    }

    @Test func `all services are merged into one list, and commands on a photo use its service`() throws {
        let home = Home()
        let services = Self.services
        let environment = services.reduce(into: [String: String]()) { all, service in
            all.merge(service.environment) { $1 }
        }
        // Photos that both Openverse and Flickr have are listed once. Here, both have the same sixty photos.
        let input = """
            search cats
            more
            open 3
            by
            back
            back
            save 1-2
            fav 1 2
            service
            favorites
            search cats color:red
            search license:by-sa

            """
        let run = try Gallery.run("--service", "all", input: input, home: home, environment: environment)
        #expect(run.code == 0)
        let first = run.text.split(separator: "\n").prefix(3).map { $0.split(separator: "\t").prefix(4) }
        #expect(first[0] == ["commons:1", "1", "Cat 1", "Ida Løv"])
        #expect(first[1] == ["unsplash:cat-1", "2", "cat-1", "Ida Løv"])
        #expect(first[2][0].hasPrefix("flickr:") && first[2].suffix(2) == ["Cat 1", "Ida Løv"])
        #expect(run.text.contains("commons, openverse, unsplash, flickr in one list"))
        #expect(run.problems.contains("Flickr does not support `color:red` and is not part of this search."))
        #expect(
            run.problems.contains("Unsplash does not support `license:by-sa` and is not part of this search.")
        )
        #expect(run.problems.contains("flickr cannot search by filters alone"))
        let names = home.names(in: "Pictures/gallery").filter { $0.hasSuffix(".jpg") }
        #expect(names.count == 2)
        #expect(run.problems.contains("Favorites · 2 photos"))
        Self.checkRequests(of: services)
    }

    @Test func `on a terminal, commands work on the merged list of all services`() throws {
        let home = Home()
        let services = Self.services
        let environment = services.reduce(into: [String: String]()) { all, service in
            all.merge(service.environment) { $1 }
        }
        let terminal = try Gallery.atPrompt(home, environment: environment, service: "all")
        try terminal.run("search cats", expecting: "Ida Løv")
        try terminal.run("open 3", expecting: "Cat 1")
        try terminal.run("similar", expecting: "Similar to Cat")
        try terminal.run("back", expecting: "Cat 1")
        try terminal.run("credit", expecting: "on Flickr is licensed")
        try terminal.run("prev", expecting: "cat-1")
        try terminal.run("save", expecting: "Saved")
        try terminal.run("service", expecting: "commons, openverse, unsplash, flickr in one list")
        try terminal.run("status", expecting: "not endorsed or certified by SmugMug")
        #expect(terminal.quit() == 0)
        let names = home.names(in: "Pictures/gallery").filter { $0.hasSuffix(".jpg") }
        #expect(names.count == 1 && names[0].contains("unsplash"))
        Self.checkRequests(of: services)
    }

    @Test func `with all services merged, an unreachable service is reported but is no error`() throws {
        let home = Home()
        let flickr = FlickrService()
        var environment = flickr.environment
        environment["GALLERY_OPENVERSE_URL"] = "http://127.0.0.1:1/v1"
        let run = try Gallery.run("--service", "all", "search", "cats", home: home, environment: environment)
        #expect(run.code == 0)
        #expect(run.text.contains("\t1\tCat 1\tIda Løv\t"))
        #expect(run.problems.contains("Photos from Openverse are missing. No connection: "))
    }

    /// Checks that one complete picture is saved with its credit, and that secrets are stored only in the token file.
    private static func checkFiles(_ home: Home, _ service: any RecordedService) throws {
        let names = home.names(in: "Pictures/gallery")
        let file = try #require(names.first { $0.hasSuffix(".jpg") })
        #expect(names.count == 2 && names.contains { $0.hasSuffix(".json") })
        #expect(JPEGFile(home.bytes(of: "Pictures/gallery/" + file))?.isComplete == true)
        for secret in service.secrets {
            let search = try ProgramRun(["/bin/grep", "-rl", secret, home.path], environment: [:])
            let isToken = service.name == "openverse" && !secret.contains("Secret")
            let kept = isToken ? home(".local/state/gallery/openverse-token") + "\n" : ""
            #expect(search.text == kept)
        }
    }

    /// Checks that each secret was sent only to its own service.
    private static func checkRequests(of services: [any RecordedService]) {
        for service in services {
            checkRequests(service)
            for other in services where other.name != service.name {
                let leak = other.server.requests.first { request in
                    service.secrets.contains(where: request.contains)
                }
                #expect(leak == nil, "\(service.name) at \(other.name)")
            }
        }
    }

    /// Checks that secrets occur only where the service expects them.
    private static func checkRequests(_ service: any RecordedService) {
        let holding = service.server.requests.filter { request in
            service.secrets.contains { request.contains($0) }
        }
        #expect(holding.isEmpty == service.secrets.isEmpty, "\(service.name)")
        #expect(holding.allSatisfy(service.mayHoldSecret), "\(service.name)")
    }
}
