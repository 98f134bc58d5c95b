import Foundation
import Glibc
import TestKit
import Testing

/// Sign-in at Unsplash and Flickr with a scripted browser; the token must not leak anywhere.
@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct LoginTests {
    private static let token = "canary-Tq4Lm8Zr2k"
    private static let tokenSecret = "canary-Sx9Wv3Np6h"
    private static let code = "canary-Cb5Ty1Ju7d"

    /// Unsplash and Flickr at one address, with a reply for each step of a sign-in.
    private static func service() -> LoopbackService {
        LoopbackService { target, base in
            switch target.split(separator: "?").first {
            case "/oauth/token": .json(#"{"access_token":"\#(token)","scope":"public"}"#)
            case "/me": .json(#"{"id":"a1","username":"jane_doe","name":"Jane Doe"}"#)
            case "/services/oauth/request_token":
                .json("oauth_callback_confirmed=true&oauth_token=request-1&oauth_token_secret=half-1")
            case "/services/oauth/access_token":
                .json("oauth_token=\(token)&oauth_token_secret=\(tokenSecret)&user_nsid=7&username=jane_doe")
            default: .nothing
            }
        }
    }

    private static func environment(_ service: LoopbackService, _ port: UInt16) -> [String: String] {
        [
            "GALLERY_UNSPLASH_URL": service.base, "GALLERY_FLICKR_URL": service.base,
            "GALLERY_LOGIN_PORT": "\(port)", "GALLERY_LOG_LEVEL": "trace",
        ]
    }

    private static func state(on terminal: PseudoTerminal) -> String {
        let text = terminal.text.filter { !$0.isWhitespace }
        return String(text.components(separatedBy: "state=").last?.prefix(64) ?? "")
    }

    private static func home() -> Home {
        let home = Home()
        home.put(
            """
            unsplash_access_key = app-1
            unsplash_secret_key = app-secret-1
            flickr_api_key = app-2
            flickr_api_secret = app-secret-2

            """, at: Canary.file)
        return home
    }

    /// Sends a request to gallery's local server as a browser would; returns the response.
    private static func answer(_ target: String, port: UInt16) -> String {
        guard let connection = Loopback.connection(to: port) else { return "" }
        defer { close(connection) }
        let request = Array("GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8)
        _ = send(connection, request, request.count, Int32(MSG_NOSIGNAL))
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while case let count = recv(connection, &piece, piece.count, 0), count > 0 {
            bytes += piece.prefix(count)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: ["unsplash", "flickr"])
    func `signing in with the browser stores a token that appears nowhere else`(name: String) throws {
        let home = Self.home()
        let service = Self.service()
        let port = try Loopback.freePort()
        home.put(
            "#!/bin/sh\nenv > '\(home.path)/environment'\necho \"$1\" > '\(home.path)/page'\n", at: "browser",
            mode: 0o700)
        var environment = Self.environment(service, port)
        environment["BROWSER"] = home("browser") + " %s"
        let terminal = try Gallery.atPrompt(home, environment: environment)
        terminal.type("login \(name)\r")
        try terminal.expect("is open in your browser")
        try terminal.expect("Allow access there within two minutes")
        // Other users can see the browser's command line, so it contains only a local address.
        let launch = String(decoding: home.bytes(of: "page"), as: UTF8.self)
            .trimmingCharacters(in: .newlines)
        #expect(launch.hasPrefix("http://127.0.0.1:\(port)/"))
        let path = "/" + (launch.split(separator: "/").last ?? "")
        let redirect = Self.answer(path, port: port)
        #expect(redirect.hasPrefix("HTTP/1.1 302 Found\r\n"))
        let page = redirect.components(separatedBy: "\r\n").first { $0.hasPrefix("Location: ") } ?? ""
        #expect(page.hasPrefix("Location: " + service.base))
        let mark = page.query[name == "flickr" ? "oauth_token" : "state"] ?? ""
        #expect(!mark.isEmpty && !launch.contains(mark) && !Self.answer(path, port: port).contains(mark))
        let right =
            name == "flickr"
            ? "/?oauth_token=\(mark)&oauth_verifier=\(Self.code)" : "/?code=\(Self.code)&state=\(mark)"
        let wrong = right.replacing(mark, with: "other")
        #expect(Self.answer(wrong, port: port).hasPrefix("HTTP/1.1 403 "))
        try terminal.expect("was ignored")
        #expect(Self.answer(right, port: port).contains("Signed in to gallery"))
        try terminal.expect("Signed in to \(name) as")
        try terminal.expect(Gallery.prompt)
        #expect(Canary.text(home).contains("\(name)_token = \(Self.token)\n"))
        #expect(Canary.mode(home(Canary.file)) == 0o600)
        for line in ["status", "set", "key", "doctor", "history"] { try terminal.run(line, expecting: " ") }
        try terminal.run("search \(Self.token)", expecting: "Do not type a key")
        for process in [terminal.process] + RunningProcess.children(of: terminal.process).map(\.number) {
            for file in ["cmdline", "environ"] {
                let text = (try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/\(file)"))) ?? Data()
                #expect(!String(decoding: text, as: UTF8.self).contains("canary"))
            }
        }
        try terminal.run("logout \(name)", expecting: "Favorites and boards stay")
        try terminal.run("logout \(name) yes", expecting: "Signed out of \(name)")
        #expect(terminal.quit() == 0)
        for secret in [Self.token, Self.tokenSecret, Self.code, "app-secret"] {
            #expect(try Canary.hits(home, of: secret) == "")
            #expect(!terminal.text.replacing("search \(Self.token)", with: "").contains(secret))
        }
        #expect(!Canary.text(home).contains("token") && Canary.text(home).contains("app-secret-2"))
        // Secrets are sent only in the body or header of the request for their step.
        for request in service.requests {
            let target = request.target
            #expect(!target.contains("canary") && !target.contains("secret"))
            if request.contains(Self.token) {
                #expect(target == "/me" || target.hasPrefix("/services/rest/"))
            }
        }
    }

    @Test(arguments: ["unsplash", "flickr"])
    func `a sign-in response without the state is refused, and a later correct response is accepted`(
        name: String
    )
        throws
    {
        let home = Self.home()
        let service = Self.service()
        let port = try Loopback.freePort()
        let terminal = try Gallery.atPrompt(home, environment: Self.environment(service, port))
        terminal.type("login \(name)\r")
        try terminal.expect("Allow access there within two minutes")
        let (code, state) = name == "flickr" ? ("oauth_verifier", "oauth_token") : ("code", "state")
        let page = Self.answer("/?\(code)=1", port: port)
        #expect(page.hasPrefix("HTTP/1.1 403 Forbidden\r\n") && !page.contains("paste"), "\(page)")
        try terminal.expect("was ignored")
        let mark = name == "flickr" ? "request-1" : Self.state(on: terminal)
        let right = Self.answer("/?\(code)=\(Self.code)&\(state)=\(mark)", port: port)
        #expect(right.contains("Signed in to gallery"), "\(right)")
        try terminal.expect("Signed in to \(name) as")
        #expect(terminal.quit() == 0)
        let next = try Gallery.run("-c", "status", home: home, environment: Self.environment(service, port))
        #expect(!next.problems.contains("ignored"), "\(next.problems)")
    }

    @Test func `over SSH, the pasted address is not echoed and must contain the state`() throws {
        let home = Self.home()
        let service = Self.service()
        let port = try Loopback.freePort()
        var environment = Self.environment(service, port)
        environment["SSH_CONNECTION"] = "192.0.2.1 50000 192.0.2.2 22"
        let terminal = try Gallery.atPrompt(home, environment: environment)
        for wrong in ["http://127.0.0.1:\(port)/?code=\(Self.code)", Self.code] {
            terminal.type("login unsplash\r")
            try terminal.expect("It is not shown")
            try terminal.run(wrong, expecting: "unsplash --paste`")
        }
        terminal.type("login unsplash\r")
        try terminal.expect("It is not shown")
        #expect(Self.answer("/", port: port) == "")
        terminal.type(
            "http://127.0.0.1:\(port)/?code=\(Self.code)&state=\(Self.state(on: terminal))\r")
        try terminal.expect("Signed in to unsplash as Jane Doe (jane_doe).")
        #expect(terminal.quit() == 0)
        #expect(!terminal.text.contains(Self.code))
        #expect(try Canary.hits(home, of: Self.code) == "")
    }

    @Test func `"login --paste" accepts a typed code without a state`() throws {
        let home = Self.home()
        let service = Self.service()
        let port = try Loopback.freePort()
        let terminal = try Gallery.atPrompt(home, environment: Self.environment(service, port))
        terminal.type("login unsplash --paste\r")
        try terminal.expect("It is not shown")
        try terminal.run(Self.code, expecting: "Signed in to unsplash as Jane Doe (jane_doe).")
        #expect(terminal.quit() == 0)
        #expect(!terminal.text.contains(Self.code))
    }

    @Test func `Ctrl-C ends the wait for the browser at once and frees the port`() throws {
        let home = Self.home()
        let service = Self.service()
        let port = try Loopback.freePort()
        let terminal = try Gallery.atPrompt(home, environment: Self.environment(service, port))
        for _ in 0..<2 {
            terminal.type("login unsplash\r")
            try terminal.expect("Allow access there within two minutes")
            terminal.type("\u{3}")
            try terminal.expect("Stopped.")
            try terminal.expect(Gallery.prompt)
        }
        #expect(terminal.quit() == 0)
        #expect(terminal.modesNow == terminal.modesBefore)
    }

    @Test
    func `in a script, "login" reads the code from the next line, or explains how to get a missing app key`()
        throws
    {
        let home = Self.home()
        let service = Self.service()
        let port = try Loopback.freePort()
        let environment = Self.environment(service, port)
        let run = try Gallery.run(
            "--service", "demo", "--jsonl",
            input: "login flickr --paste\n123-456-789\nlogout\nlogout flickr --yes\n",
            home: home, environment: environment)
        #expect(
            run.text.contains(
                #"{"name":"jane_doe","service":"flickr","type":"account","username":"jane_doe"}"#))
        #expect(run.code == 1)
        #expect(run.problems.contains("out of flickr? Favorites and boards stay."))
        #expect(!(run.text + run.problems).contains("canary"))
        let bare = try Gallery.run(
            "--service", "demo", "login", "unsplash", "--paste", home: Home(), environment: environment)
        #expect(bare.code == 1)
        #expect(
            bare.problems.contains("http://127.0.0.1:\(port)/")
                && bare.problems.contains("unsplash.com/developers"))
        let russian = try Gallery.run(
            "--service", "demo", "login", "flickr", home: Home(), environment: ["GALLERY_LANGUAGE": "ru"])
        #expect(russian.problems.contains("http://127.0.0.1:28417/"))
        #expect(russian.problems.contains("Зарегистрируйте бесплатное приложение"))
    }
}
