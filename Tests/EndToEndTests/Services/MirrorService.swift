import Foundation
import Synchronization
import TestKit

/// Unsplash and Flickr at one address, with the favorites of one account; records faults of requests.
final class MirrorService: Sendable {
    static let token = "canary-Mq3Fd7Yt1s"
    static let tokenSecret = "canary-Hb8Nc2Lw5g"

    fileprivate struct State {
        var favorites: Set<String> = []
        var changes = 0
        var faults: [String] = []
        var nonces: Set<String> = []
        var periodicFailure: (each: Int, status: String)?
        /// Statuses returned for changes of photos, by photo in the format of `favorites`.
        var refused: [String: String] = [:]
    }

    fileprivate final class Log: Sendable {
        let state = Mutex(State())
        let requests = Mutex<[String]>([])
    }

    private let log: Log
    private let server: RawServer

    init() throws {
        let log = Log()
        self.log = log
        server = try RawServer { connection in
            while let head = connection.readHead() {
                let request = head + connection.readBody(head.contentLength)
                log.requests.withLock { $0.append(request) }
                guard let reply = Self.answer(request, connection.base, log) else { return }
                guard
                    connection.answer(
                        reply.status, headers: ["Content-Type: \(reply.type)"], body: reply.body)
                else { return }
            }
        }
    }

    var base: String { server.base }
    var requests: [String] { log.requests.withLock { $0 } }
    /// `unsplash:KEY` and `flickr:KEY`, sorted.
    var favorites: [String] { log.state.withLock { $0.favorites.sorted() } }
    var changes: Int { log.state.withLock { $0.changes } }
    var faults: [String] { log.state.withLock { $0.faults } }

    /// Makes every `each`-th change fail. Of these, changes with an even number are applied, but get no reply.
    func fail(each: Int?, with status: String = "503 Service Unavailable") {
        log.state.withLock { $0.periodicFailure = each.map { ($0, status) } }
    }

    func refuse(_ photo: String, with status: String) {
        log.state.withLock { $0.refused[photo] = status }
    }

    var environment: [String: String] {
        ["GALLERY_UNSPLASH_URL": base, "GALLERY_FLICKR_URL": base, "GALLERY_LOG_LEVEL": "trace"]
    }

    /// Home of a user who is signed in to both services.
    static func home(user: String = "u1", rights: String = "write", mirrors: Bool = true) -> Home {
        let home = Home()
        var lines = [
            "unsplash_access_key = app-1", "unsplash_secret_key = app-secret-1", "flickr_api_key = app-2",
            "flickr_api_secret = app-secret-2",
        ]
        for service in ["unsplash", "flickr"] {
            lines += [
                "\(service)_token = \(token)", "\(service)_token_secret = \(tokenSecret)",
                "\(service)_token_rights = \(rights)", "\(service)_user = \(user)",
                "\(service)_username = jane", "\(service)_name = Jane", "\(service)_signed_in = 1700000000",
            ]
        }
        home.put(lines.joined(separator: "\n") + "\n", at: Canary.file)
        if mirrors { home.put("mirror_favorites = on\n", at: ".config/gallery/settings") }
        return home
    }

    private static func answer(_ request: String, _ base: String, _ log: Log) -> LoopbackService.Answer? {
        let target = request.target, path = String(target.prefix { $0 != "?" })
        let method = String(request.prefix { $0 != " " })
        let steps = path.split(separator: "/").map(String.init)
        if path.hasSuffix(".jpg") { return .jpeg(SmallPicture.jpeg(target)) }
        switch (method, steps.count) {
        case ("POST", 2) where path == "/services/rest/": return flickr(request, log)
        case (_, 3) where steps[0] == "photos" && steps[2] == "like":
            log.demand(request.contains("\r\nAuthorization: Bearer \(token)\r\n"), "bearer")
            log.demand(method == "DELETE" || request.contains("\r\nContent-Length: 0\r\n"), "length")
            log.demand(["POST", "DELETE"].contains(method) && path == target, method)
            let body = #"{"photo":{"id":"\#(steps[1])"},"user":{"id":"u1","username":"jane"}}"#
            return log.change("unsplash:" + steps[1], method == "POST", Array(body.utf8))
        case ("GET", 2) where steps[0] == "photos":
            return .json(
                """
                {"id":"\(steps[1])","width":4,"height":3,"user":{"name":"Ida","username":"ida"},
                "urls":{"raw":"\(base)/\(steps[1]).jpg"}}
                """)
        case ("GET", _): return FlickrService.answer(target, base)
        default:
            log.demand(false, "\(method) \(path)")
            return .nothing
        }
    }

    /// Does not verify the signature, which other tests verify.
    private static func flickr(_ request: String, _ log: Log) -> LoopbackService.Answer? {
        let body = "form?" + (request.components(separatedBy: "\r\n\r\n").last ?? "")
        let form = body.query
        let header =
            request.components(separatedBy: "\r\n").first { $0.hasPrefix("Authorization: OAuth ") } ?? ""
        log.demand(
            header.contains("oauth_token=\"\(token)\"") && header.contains("oauth_signature="), "OAuth")
        let nonce = header.components(separatedBy: "oauth_nonce=\"").last?.prefix { $0 != "\"" }
        log.demand(log.state.withLock { $0.nonces.insert(String(nonce ?? "")).inserted }, "nonce")
        log.demand(!request.target.contains("?"), "address")
        let method = form["method"] ?? ""
        log.demand(["flickr.favorites.add", "flickr.favorites.remove"].contains(method), method)
        let key = "flickr:" + (form["photo_id"] ?? ""), adds = method == "flickr.favorites.add"
        let isThere = log.state.withLock { $0.favorites.contains(key) }
        let done = Array(#"{"stat":"ok"}"#.utf8)
        let refusal = #"{"stat":"fail","code":\#(adds ? 3 : 1),"message":"as it is"}"#
        return log.change(key, adds, isThere == adds ? Array(refusal.utf8) : done)
    }
}

extension MirrorService.Log {
    fileprivate func demand(_ isRight: Bool, _ what: String) {
        if !isRight { state.withLock { $0.faults.append(what) } }
    }

    fileprivate func change(_ key: String, _ adds: Bool, _ body: [UInt8]) -> LoopbackService.Answer? {
        state.withLock { state in
            state.changes += 1
            if let status = state.refused[key] { return .init(status: status, body: Array("{}".utf8)) }
            let fails = state.periodicFailure.map { state.changes.isMultiple(of: $0.each) } ?? false
            if !fails || state.changes.isMultiple(of: 2) {
                if adds { state.favorites.insert(key) } else { state.favorites.remove(key) }
            }
            guard fails, let periodicFailure = state.periodicFailure else { return .init(body: body) }
            // Failed changes with an even number get no reply; the others get an error status.
            return state.changes.isMultiple(of: 2) ? nil : .init(status: periodicFailure.status, body: [])
        }
    }
}
