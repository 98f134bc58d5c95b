import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoService

@Suite(.onOwnThread, .timeLimit(.minutes(10))) struct CallbackListenerTests {
    private static let state = "0123456789abcdef"
    private static let page = "https://h.example/authorize?state=\(state)"
    private static let begun = BegunSignIn(
        page: page, state: state, names: BegunSignIn.Names(state: "state", code: "code"))

    private func listener(for lifetime: Duration = .seconds(60)) throws -> CallbackListener {
        let listener = try CallbackListener(port: 0)
        listener.serve(Self.begun, for: lifetime, page: { "page \($0)" })
        return listener
    }

    @Test func `the port of a released listener is free at once`() throws {
        let port = try listener().port
        for _ in 0..<200 {
            try CallbackListener(port: port).serve(Self.begun, for: .seconds(60), page: { "page \($0)" })
        }
    }

    struct Attack: Sendable, CustomTestStringConvertible {
        /// Request; `PORT` is replaced by the listener's port.
        let request: String
        let status: String
        /// Whether the request is reported as a foreign answer.
        var isAnswer = false
        var testDescription: String { "\(status): \(request)" }

        static func get(_ target: String, _ status: String, isAnswer: Bool = false) -> Attack {
            Attack(
                request: "GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n", status: status,
                isAnswer: isAnswer)
        }

        /// Request with the correct answer, but possibly an unexpected method, host, version or header field.
        static func right(
            _ status: String, method: String = "GET", host: String = "Host: 127.0.0.1:PORT\r\n",
            version: String = " HTTP/1.1", field: String = ""
        ) -> Attack {
            Attack(
                request: "\(method) /?code=x&state=\(state)\(version)\r\n\(host)\(field)\r\n", status: status)
        }
    }

    static let attacks: [Attack] = [
        .get("/?code=1", "403", isAnswer: true), .get("/?code=x&state=", "403", isAnswer: true),
        .get("/?code=x&state=0123456789abcdee", "403", isAnswer: true),
        .get("/?code=x&state=0123456789abcde", "403", isAnswer: true),
        .get("/?code=x&state=0123456789abcdef0", "403", isAnswer: true),
        .get("/?code=x&state=0123456789ABCDEF", "403", isAnswer: true),
        .get("/?code=x&State=0123456789abcdef", "403", isAnswer: true),
        .get("/?code=x&state=0123456789abcdef&state=0123456789abcdef", "403", isAnswer: true),
        .get("/?state=other", "403", isAnswer: true), .get("/?code=&state=other", "403", isAnswer: true),
        .get("/?%63ode=x&state=%30", "403", isAnswer: true),
        .get("/?error=access_denied", "403", isAnswer: true),
        .get("/?error=access_denied&state=other", "403", isAnswer: true),
        .get("/", "404"), .get("/favicon.ico", "404"), .get("/callback?code=x&state=\(state)", "404"),
        .get("//?code=x&state=\(state)", "404"), .get("http://127.0.0.1/?code=x&state=\(state)", "404"),
        .get("?code=x&state=\(state)", "404"), .get("/0123456789abcdef0123456789abcdef", "404"),
        .right("405", method: "POST"), .right("405", method: "HEAD"),
        .right("400", host: "Host: evil.example\r\n"), .right("400", host: ""),
        .right("400", host: "Host: evil.example\r\nHost: 127.0.0.1:PORT\r\n"), .right("400", version: ""),
        .right("403", field: "Origin: https://evil.example\r\n"),
        .right("403", field: "Sec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: image\r\n"),
        .right("403", field: "Sec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe\r\n"),
        Attack(request: "\u{16}\u{3}\u{1}\r\n\r\n", status: "400"),
    ]

    private func answer(to attack: Attack, _ listener: CallbackListener) -> String {
        Browser.send(
            attack.request.replacing("PORT", with: "\(listener.port)"), port: listener.port)
    }

    @Test(arguments: attacks)
    func `a forged request does not end the wait for the right answer`(attack: Attack) async throws {
        let listener = try listener()
        let answer = answer(to: attack, listener)
        #expect(answer.hasPrefix("HTTP/1.1 \(attack.status) "), "\(answer)")
        #expect(!answer.contains("page ") || answer.contains("page foreign"))
        let right = "/?code=right&state=\(Self.state)"
        #expect(Browser.get(right, port: listener.port).contains("page accepted"))
        let event = await listener.next()
        if attack.isAnswer {
            guard case .foreign = event else { throw SignInError.timedOut }
            #expect(await listener.next() == .code(SignInCode("right")))
        } else {
            #expect(event == .code(SignInCode("right")))
        }
    }

    @Test func `after 30 forged requests, the right answer is still accepted, and later answers are not`()
        async throws
    {
        #expect(Self.attacks.count == 30)
        let listener = try listener()
        for attack in Self.attacks {
            #expect(answer(to: attack, listener).hasPrefix("HTTP/1.1 \(attack.status) "))
        }
        let right = "/?code=right&state=\(Self.state)"
        let accepted = Browser.get(right, port: listener.port)
        #expect(accepted.hasPrefix("HTTP/1.1 200 OK\r\n") && accepted.contains("<p>page accepted</p>"))
        #expect(
            accepted.contains("default-src 'none'") && accepted.contains("Referrer-Policy: no-referrer"))
        #expect(Browser.get(right, port: listener.port).contains("page repeated"))
        #expect(Browser.get("/?error=x&state=\(Self.state)", port: listener.port).contains("page repeated"))
        #expect(Browser.get("/?code=1", port: listener.port).hasPrefix("HTTP/1.1 403 "))
        var last: CallbackListener.Event?
        repeat {
            last = await listener.next()
            if case .foreign = last { continue }
            break
        } while true
        #expect(last == .code(SignInCode("right")))
    }

    @Test func `the launch page redirects to the service once, and its address does not contain the state`()
        async throws
    {
        let listener = try listener()
        let address = listener.launchAddress, base = "http://127.0.0.1:\(listener.port)"
        #expect(address.hasPrefix(base + "/") && !address.contains(Self.state))
        let path = String(address.dropFirst(base.count))
        let other = try self.listener()
        #expect(path.count == 33 && !other.launchAddress.hasSuffix(path))
        #expect(Browser.get(path, port: listener.port, method: "HEAD").hasPrefix("HTTP/1.1 405 "))
        let first = Browser.get(path, port: listener.port)
        #expect(first.hasPrefix("HTTP/1.1 302 Found\r\n") && first.contains("\r\nLocation: \(Self.page)\r\n"))
        let second = Browser.get(path, port: listener.port)
        #expect(second.hasPrefix("HTTP/1.1 404 ") && !second.contains(Self.state))
    }

    @Test
    func `an answer without a state is reported as foreign, and the listener remembers it after the timeout`()
        async throws
    {
        let listener = try listener(for: .seconds(3))
        #expect(!listener.hasAnswerWithoutState)
        #expect(Browser.get("/?code=x", port: listener.port).contains("page foreign"))
        #expect(await listener.next() == .foreign(hasState: false))
        #expect(await listener.next() == .timedOut)
        #expect(listener.hasAnswerWithoutState)
    }

    @Test func `an answer with refused consent is reported as declined`() async throws {
        let listener = try listener()
        let answer = Browser.get("/?error=access_denied&state=\(Self.state)", port: listener.port)
        #expect(answer.contains("page declined"))
        #expect(await listener.next() == .declined)
    }

    @Test func `an oversized request is refused, and unfinished connections do not block a valid request`()
        async throws
    {
        let listener = try listener()
        let long = "GET /?\(String(repeating: "x", count: 9000))"
        #expect(Browser.send(long, port: listener.port).hasPrefix("HTTP/1.1 431"))
        let open = (0..<40).compactMap { _ in Loopback.connection(to: UInt16(listener.port)) }
        for connection in open.prefix(20) { _ = send(connection, "GET /", 5, Int32(MSG_NOSIGNAL)) }
        defer { for connection in open { close(connection) } }
        #expect(open.count == 40)
        #expect(Browser.get("/?code=x&state=\(Self.state)", port: listener.port).contains("page accepted"))
        #expect(await listener.next() == .code(SignInCode("x")))
    }

    @Test func `a request received byte by byte is read`() async throws {
        let listener = try listener()
        let connection = try #require(Loopback.connection(to: UInt16(listener.port)))
        defer { close(connection) }
        for byte in "GET /?code=x&state=\(Self.state) HTTP/1.1\r\nHost: localhost:\(listener.port)\r\n\r\n"
            .utf8
        {
            _ = withUnsafeBytes(of: byte) { send(connection, $0.baseAddress, 1, Int32(MSG_NOSIGNAL)) }
        }
        #expect(await listener.next() == .code(SignInCode("x")))
    }

    @Test func `a listener without a callback times out`() async throws {
        let listener = try listener(for: .milliseconds(50))
        #expect(await listener.next() == .timedOut)
    }

    @Test func `the listener is bound to 127.0.0.1 only, and its port cannot be bound twice`() throws {
        let listener = try listener()
        let hexadecimal = String(listener.port, radix: 16, uppercase: true)
        // A row may be repeated or missing while other sockets are opened, because the kernel lists them in parts.
        var ends: Set<String> = []
        for _ in 0..<100 where ends.isEmpty {
            let rows = KernelTable.rows(of: "/proc/self/net/tcp").filter { $0.count > 3 && $0[3] == "0A" }
            ends = Set(rows.map { $0[1] }).filter {
                $0.hasSuffix(":" + String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal)
            }
        }
        #expect(ends.count == 1 && ends.first?.hasPrefix("0100007F:") == true)
        #expect(throws: SignInError.portTaken(listener.port)) { try CallbackListener(port: listener.port) }
    }

    @Test func `a canceled wait ends, and a released listener closes its port`() async throws {
        var port = 0
        do {
            let listener = try listener()
            port = listener.port
            let wait = Task { await listener.next() }
            wait.cancel()
            #expect(await wait.value == nil)
        }
        // The thread closes the socket after it is woken.
        await eventually("nobody listens") {
            Loopback.connection(to: UInt16(port)).map { close($0) } == nil
        }
    }
}
