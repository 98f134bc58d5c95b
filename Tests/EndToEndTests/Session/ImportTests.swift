import Foundation
import Glibc
import Synchronization
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct ImportTests {
    private final class Limits: Sendable {
        /// Number of requests still to be answered; `nil` if unlimited.
        let left = Mutex<Int?>(nil)
        let status = Mutex("401 Unauthorized")
    }

    private static func photos(_ name: String, _ count: Int, _ target: String) -> String {
        let page = Int(target.query["page"] ?? "") ?? 1, size = Int(target.query["per_page"] ?? "") ?? 30
        let numbers = ((page - 1) * size)..<min(page * size, count)
        return "["
            + numbers.map {
                """
                {"id":"\(name)\($0)","width":4,"height":3,"user":{"name":"Ida","username":"ida"},
                "urls":{"raw":"https://127.0.0.1:1/\(name)\($0)"}}
                """
            }.joined(separator: ",") + "]"
    }

    private static func service(_ limits: Limits) -> LoopbackService {
        LoopbackService { target, _ in
            let mayAnswer = limits.left.withLock { left in
                defer { left = left.map { max(0, $0 - 1) } }
                return left != 0
            }
            guard mayAnswer else {
                return .init(status: limits.status.withLock { $0 }, body: Array(#"{"errors":["no"]}"#.utf8))
            }
            switch target.prefix(while: { $0 != "?" }) {
            case "/users/jane/likes":
                return .init(headers: ["X-Total: 65"], body: Array(photos("like", 65, target).utf8))
            case "/users/jane/collections":
                return .init(
                    headers: ["X-Total: 2"],
                    body: Array(#"[{"id":"a","title":"Fog"},{"id":"b","title":"Sea"}]"#.utf8))
            case "/collections/a/photos":
                return .init(headers: ["X-Total: 35"], body: Array(photos("fog", 35, target).utf8))
            case "/collections/b/photos":
                return .init(headers: ["X-Total: 3"], body: Array(photos("sea", 3, target).utf8))
            default: return .nothing
            }
        }
    }

    private static func home() -> Home {
        let home = Home()
        home.put(
            """
            unsplash_access_key = app-1
            unsplash_secret_key = app-secret-1
            unsplash_token = token-1
            unsplash_user = u1
            unsplash_username = jane
            unsplash_name = Jane
            unsplash_signed_in = 1700000000

            """, at: Canary.file)
        return home
    }

    private static func run(_ line: String, _ home: Home, _ service: LoopbackService) throws -> ProgramRun {
        try Gallery.run(
            "--service", "demo", "-c", line, home: home, environment: ["GALLERY_UNSPLASH_URL": service.base])
    }

    private static func rows(_ sql: String, _ home: Home) throws -> String {
        try ProgramRun(
            ["/usr/bin/sqlite3", home(".local/share/gallery/gallery.sqlite"), sql], environment: [:]
        ).text
    }

    /// Checks that every photo was imported once, in the order of the service.
    private static func expectAll(in home: Home) throws {
        let likes = (0..<65).map { "like\($0)\n" }.joined()
        #expect(
            try rows("SELECT key FROM favorite WHERE removedAt IS NULL ORDER BY keptAt DESC, id DESC", home)
                == likes)
        let order =
            "SELECT key FROM boardPhoto JOIN favorite ON boardPhoto.photo = favorite.id WHERE board = %d ORDER BY position"
        let boards = try rows(
            "SELECT id || ' ' || name || ' ' || photos FROM board ORDER BY changedAt DESC", home)
        let numbers = boards.split(separator: "\n").compactMap { Int($0.prefix { $0 != " " }) }
        #expect(boards.split(separator: "\n").map { $0.drop { $0 != " " } } == [" Fog 35", " Sea 3"])
        for (number, (name, count)) in zip(numbers, [("fog", 35), ("sea", 3)]) {
            let keys = (0..<count).map { "\(name)\($0)\n" }.joined()
            #expect(try rows(String(format: order, number), home) == keys)
        }
    }

    @Test func `likes and collections are imported, and a repeated import adds nothing`() throws {
        let home = Self.home()
        let limits = Limits()
        let service = Self.service(limits)
        let first = try Self.run("import", home, service)
        #expect(
            first.problems.contains(
                "Imported from unsplash: 65 favorites, 2 boards with 38 photos."))
        try Self.expectAll(in: home)
        let count = service.requests.count
        let again = try Self.run("import unsplash", home, service)
        #expect(again.code == 0 && again.problems.contains("Nothing new at unsplash for Jane (jane)."))
        #expect(service.requests.count == count + 4)
        try Self.expectAll(in: home)
    }

    @Test func `an import stopped by a request limit resumes, and a revoked token is reported`() throws {
        let home = Self.home()
        let limits = Limits()
        let service = Self.service(limits)
        limits.status.withLock { $0 = "429 Too Many Requests" }
        limits.left.withLock { $0 = 2 }
        let stopped = try Self.run("import", home, service)
        #expect(stopped.code == 1)
        #expect(
            stopped.problems.contains("request limit")
                && stopped.problems.contains("60 photos imported"))
        limits.status.withLock { $0 = "401 Unauthorized" }
        limits.left.withLock { $0 = 0 }
        let revoked = try Self.run("import; favorites", home, service)
        #expect(
            revoked.problems.contains(
                "unsplash no longer accepts your sign-in. Sign in again with `login unsplash`"))
        #expect(revoked.text.contains("like0"))
        limits.left.withLock { $0 = nil }
        let start = service.requests.count
        _ = try Self.run("import", home, service)
        // The import resumes one page before the first missing page.
        #expect(service.requests[start].target.hasPrefix("/users/jane/likes?page=2"))
        try Self.expectAll(in: home)
    }

    @Test func `boards keep the order of the service if an import ended between two of them`() throws {
        let home = Self.home(), limits = Limits(), service = Self.service(limits)
        limits.status.withLock { $0 = "429 Too Many Requests" }
        // Three pages of likes, the lists, and two pages of the first list.
        limits.left.withLock { $0 = 6 }
        #expect(try Self.run("import", home, service).code == 1)
        #expect(try Self.rows("SELECT name FROM board", home) == "Fog\n")
        // As if the repeated import began half a minute later.
        _ = try Self.rows("UPDATE board SET changedAt = changedAt - 30", home)
        limits.left.withLock { $0 = nil }
        _ = try Self.run("import", home, service)
        try Self.expectAll(in: home)
    }

    /// `GALLERY_IMPORT_KILLS` sets the number of rounds; `GALLERY_IMPORT_REPORT` prints a summary.
    @Test func `if an import is killed and repeated, no photo is lost or duplicated`() throws {
        let rounds = ProcessInfo.processInfo.environment["GALLERY_IMPORT_KILLS"].flatMap { Int($0) } ?? 4
        let limits = Limits(), service = Self.service(limits)
        let whole = try KillMoment.whole { _ = try Self.run("import", Self.home(), service) }
        var killed = 0
        for round in 0..<rounds {
            let home = Self.home()
            let script = """
                '\(Gallery.path)' --service demo -c import >/dev/null 2>&1 & program=$!
                sleep \(KillMoment.seconds(of: round, within: whole)); kill -9 $program && echo killed
                """
            var environment = home.environment
            environment["GALLERY_UNSPLASH_URL"] = service.base
            let run = try ProgramRun(["/bin/sh", "-c", script], environment: environment)
            killed += run.text.contains("killed") ? 1 : 0
            _ = try Self.run("import", home, service)
            try Self.expectAll(in: home)
        }
        if ProcessInfo.processInfo.environment["GALLERY_IMPORT_REPORT"] != nil {
            print("import: \(rounds) rounds, \(killed) killed running")
        }
    }

    @Test func `an import without an account fails with a message`() throws {
        let run = try Gallery.run("--service", "demo", "import", home: Home())
        #expect(run.code == 1 && run.problems.contains("You are not signed in"))
        let one = try Gallery.run("--service", "demo", "import", "flickr", home: Home())
        #expect(one.problems.contains("You are not signed in to flickr."))
    }
}
