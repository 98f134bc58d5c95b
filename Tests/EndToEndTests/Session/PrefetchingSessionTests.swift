import Foundation
import TestKit
import Testing

/// Prefetching, measured by the requests that reach the service and by cached pictures.
@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct PrefetchingSessionTests {
    private func start(
        _ service: CountingService, rows: Int, home: Home = Home()
    ) throws -> PseudoTerminal {
        let terminal = try Gallery.atPrompt(
            home, columns: 80, rows: rows, environment: service.environment, service: "unsplash")
        try terminal.run("search cats", expecting: "90 photos")
        return terminal
    }

    /// Number of cached pictures. Requests are not counted, because canceled prefetches are repeated.
    private static func pictures(in home: Home) -> Int {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: home(".cache/gallery"))) ?? []
        return files.count { $0.hasSuffix(".picture") }
    }

    @Test func `if more than half of the request limit is left, the next page is prefetched`() throws {
        let service = try CountingService(remaining: 45)
        let home = Home()
        let terminal = try start(service, rows: 400, home: home)
        try terminal.wait(for: "the second page and its pictures on the disk") { _ in
            service.pages == ["1", "2"] && Self.pictures(in: home) == 60
        }
        try terminal.run("", expecting: "60 of 90")
        #expect(service.pages.filter { $0 == "2" }.count == 1)
        #expect(Set(service.pictures).count == service.pictures.count)
        #expect(terminal.quit() == 0)
    }

    @Test func `if half of the request limit is left, only pictures are prefetched`() throws {
        let service = try CountingService(remaining: 25)
        let terminal = try start(service, rows: 24)
        try terminal.run("open 30", expecting: "Search cats > 30 of 90")
        // The next photo is on a page that is not loaded, so only the previous photo is prefetched.
        try terminal.wait(for: "the picture of the neighbour") { _ in service.pictures.contains(29) }
        #expect(service.pages == ["1"])
        try terminal.run("next", expecting: "Search cats > 31 of 90")
        #expect(service.pages == ["1", "2"])
        #expect(terminal.quit() == 0)
    }

    @Test func `a prefetched next photo is shown without another request for its picture`() throws {
        let service = try CountingService(remaining: 45)
        let home = Home()
        let terminal = try start(service, rows: 24, home: home)
        try terminal.run("open 10", expecting: "Search cats > 10 of 90")
        try terminal.wait(for: "both neighbours") { _ in
            service.pictures.contains(11) && service.pictures.contains(9)
                && Self.pictures(in: home) == service.pictures.count
        }
        try terminal.run("next", expecting: "Search cats > 11 of 90")
        try terminal.wait(for: "the neighbour of that") { _ in service.pictures.contains(12) }
        #expect(service.pictures.filter { $0 == 11 }.count == 1)
        #expect(terminal.quit() == 0)
    }

    @Test func `nothing is prefetched in a pipe`() throws {
        let service = try CountingService(remaining: 45)
        let run = try Gallery.run(
            "--service", "unsplash", input: "search cats\nopen 30\nprev\nback\n", home: Home(),
            environment: service.environment)
        #expect(run.code == 0)
        #expect(service.pages == ["1"])
        #expect(service.pictures.isEmpty)
    }
}
