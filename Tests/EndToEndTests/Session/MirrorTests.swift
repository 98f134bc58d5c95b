import Foundation
import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct MirrorTests {
    private static func run(
        _ line: String, _ home: Home, _ service: MirrorService, service name: String = "unsplash"
    ) throws -> ProgramRun {
        try Gallery.run("--service", name, "-c", line, home: home, environment: service.environment)
    }

    private static func rows(_ sql: String, _ home: Home) throws -> [String] {
        try ProgramRun(
            ["/usr/bin/sqlite3", home(".local/share/gallery/gallery.sqlite"), sql], environment: [:]
        ).text.split(separator: "\n").map(String.init)
    }

    private static func favorites(in home: Home) throws -> [String] {
        try rows("SELECT service || ':' || key FROM favorite WHERE removedAt IS NULL", home).sorted()
    }

    /// Sends queued changes from an idle shell.
    private static func drain(_ home: Home, _ service: MirrorService) throws -> PseudoTerminal {
        let terminal = try Gallery.atPrompt(home, environment: service.environment)
        try terminal.wait(for: "an empty queue") { _ in
            (try? rows("SELECT count(*) FROM mirrored", home)) == ["0"]
        }
        return terminal
    }

    @Test
    func `a script sends changes made by "fav", "unfav" and "undo" to the services before it ends`()
        throws
    {
        let home = MirrorService.home(), service = try MirrorService()
        let run = try Self.run("fav unsplash:p1 unsplash:p2 unsplash:p3; unfav unsplash:p2", home, service)
        #expect(run.code == 0)
        #expect(service.favorites == ["unsplash:p1", "unsplash:p3"])
        _ = try Self.run("unfav unsplash:p1; undo", home, service)
        let added = try Self.run("fav flickr:53621", home, service, service: "flickr")
        #expect(added.code == 0, "\(added.problems) \(added.text) \(service.requests.suffix(3))")
        #expect(service.favorites == ["flickr:53621", "unsplash:p1", "unsplash:p3"])
        #expect(try Self.favorites(in: home) == service.favorites && service.faults.isEmpty)
    }

    @Test func `the request that removes a favorite is logged with its HTTP method`() throws {
        let home = MirrorService.home(), service = try MirrorService()
        let run = try Gallery.run(
            "--service", "unsplash", "--log-level", "info", "-c", "fav unsplash:p1; unfav unsplash:p1",
            home: home, environment: service.environment)
        #expect(run.code == 0)
        let log = String(decoding: home.bytes(of: ".local/state/gallery/log"), as: UTF8.self)
        let likes = log.split(separator: "\n").filter { $0.contains("path=/photos/p1/like ") }
        #expect(likes.last?.contains(" method=DELETE ") == true)
    }

    @Test
    func `without a signed-in account, "status" reports that mirroring starts after a sign-in`()
        throws
    {
        let status = try Gallery.run(
            "--service", "demo", "-c", "set mirror_favorites on; status", home: Home())
        #expect(status.text.contains("on, once you are signed in: `login`"))
    }

    @Test func `a change made during an outage is no error, is counted as pending and is sent later`() throws
    {
        let home = MirrorService.home(), service = try MirrorService()
        service.fail(each: 1)
        let run = try Self.run("fav unsplash:p1; status", home, service)
        #expect(run.code == 0 && !run.problems.contains("503"))
        let status = try Self.run("status", home, service)
        #expect(status.text.contains("1 change to send to unsplash"))
        service.fail(each: nil)
        let terminal = try Self.drain(home, service)
        try terminal.run("status", expecting: "on; all favorites sent")
        #expect(terminal.quit() == 0)
        #expect(service.favorites == ["unsplash:p1"] && service.faults.isEmpty)
    }

    @Test(arguments: [
        "400 Bad Request", "403 Forbidden", "404 Not Found", "409 Conflict", "422 Unprocessable Entity",
        "451 Unavailable For Legal Reasons", "500 Internal Server Error",
    ])
    func `a refused or failed change does not block the next change`(status: String) throws {
        let home = MirrorService.home(), service = try MirrorService()
        service.refuse("unsplash:p1", with: status)
        service.refuse("flickr:53621", with: status)
        let isDefinite = !status.hasPrefix("5")
        for (name, first, second) in [("unsplash", "p1", "p2"), ("flickr", "53621", "53622")] {
            let line = "fav \(name):\(first); fav \(name):\(second)"
            let run = try Self.run(line, home, service, service: name)
            #expect(run.code == 0)
            #expect(service.favorites.contains("\(name):\(second)"), "\(name)")
            let notes = run.problems.components(separatedBy: "rejected some changes").count - 1
            #expect(notes == (isDefinite ? 1 : 0), "\(run.problems)")
        }
        #expect(try Self.rows("SELECT count(*) FROM mirrored", home) == [isDefinite ? "0" : "2"])
        #expect(try Self.favorites(in: home).count == 4)
        let later = try Self.run("status", home, service)
        #expect(!later.problems.contains("does not accept"))
        #expect(later.text.contains("1 change to send to unsplash") == !isDefinite)
    }

    @Test func `a read-only sign-in is reported once, and nothing is sent while mirroring is off`() throws {
        let home = MirrorService.home(rights: "read", mirrors: false), service = try MirrorService()
        let off = try Self.run("fav unsplash:p1", home, service)
        #expect(off.code == 0 && service.changes == 0)
        let run = try Self.run("set mirror_favorites on; fav unsplash:p2; fav unsplash:p3", home, service)
        #expect(run.code == 0 && service.changes == 0)
        for name in ["unsplash", "flickr"] {
            #expect(run.problems.components(separatedBy: "`login \(name)`").count == 2)
        }
        let left = try Self.rows("SELECT key FROM mirrored ORDER BY id", home)
        #expect(left == ["p2", "p3"])
        _ = try Self.run("logout unsplash yes", home, service)
        #expect(try Self.rows("SELECT key FROM mirrored", home) == [])
    }

    /// `GALLERY_MIRROR_KILLS` sets the rounds; `GALLERY_MIRROR_REPORT` prints the results.
    @Test
    func `after kills and a restart, the services have the local favorites`()
        throws
    {
        let rounds = ProcessInfo.processInfo.environment["GALLERY_MIRROR_KILLS"].flatMap { Int($0) } ?? 4
        let home = MirrorService.home(), service = try MirrorService()
        var environment = home.environment
        environment.merge(service.environment) { $1 }
        service.fail(each: 5)
        let whole = try KillMoment.whole {
            _ = try Self.run("fav unsplash:p1; unfav unsplash:p1; fav unsplash:p2; undo", home, service)
        }
        var killed = 0
        for round in 0..<rounds {
            let first = round % 17
            let second = round * 7 % 23
            let name = round.isMultiple(of: 3) ? "flickr" : "unsplash"
            let key = { (number: Int) in name == "flickr" ? "flickr:5362\(number)" : "unsplash:p\(number)" }
            let script = """
                '\(Gallery.path)' --service \(name) -c 'fav \(key(first)); fav \(key(second)); unfav \(key(first))
                fav \(key(first + 1)); undo; unfav \(key(second + 1))' >/dev/null 2>&1 & program=$!
                sleep \(KillMoment.seconds(of: round, within: whole)); kill -9 $program && echo killed
                """
            let run = try ProgramRun(["/bin/sh", "-c", script], environment: environment)
            killed += run.text.contains("killed") ? 1 : 0
        }
        service.fail(each: nil)
        let before = try Self.rows("SELECT count(*) FROM mirrored", home)
        let terminal = try Self.drain(home, service)
        #expect(terminal.quit() == 0)
        let local = try Self.favorites(in: home)
        #expect(local == service.favorites)
        #expect(service.faults.isEmpty)
        #expect(try Self.rows("PRAGMA integrity_check", home) == ["ok"])
        for secret in [MirrorService.token, MirrorService.tokenSecret] {
            #expect(try Canary.hits(home, of: secret) == "")
            #expect(!terminal.text.contains(secret))
            #expect(!service.requests.contains { $0.target.contains(secret) })
        }
        if ProcessInfo.processInfo.environment["GALLERY_MIRROR_REPORT"] != nil {
            print(
                "mirror: \(rounds) rounds, \(killed) killed running, \(service.changes) changes sent, \(before) left"
                    + " before the last start, \(local.count) favorites here, \(service.favorites.count) there"
            )
        }
    }
}
