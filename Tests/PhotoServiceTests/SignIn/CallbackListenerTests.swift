import GalleryCore
import Glibc
import PseudoTerminals
import Testing
import Waiting

@testable import PhotoService

@Suite(.onOwnThread, .timeLimit(.minutes(1))) struct CallbackListenerTests {
    private static let mark = "0123456789abcdef"

    private func listener(for lifetime: Duration = .seconds(60), mayBeUnmarked: Bool = true) throws
        -> CallbackListener
    {
        let listener = try CallbackListener(port: 0)
        let begun = BegunSignIn(
            page: "", mark: Self.mark,
            names: BegunSignIn.Names(mark: "state", code: "code", mayBeUnmarked: mayBeUnmarked))
        listener.serve(for: lifetime, judge: begun.judge, page: { "page \($0)" })
        return listener
    }

    private static let wrong =
        [
            "/?code=x&state=", "/?code=x&state=0123456789abcdee", "/?code=x&state=0123456789abcde",
            "/?code=x&state=0123456789abcdef0", "/?code=x&state=0123456789ABCDEF", "/?state=other",
            "/?code=x&state=0123456789abcdef&state=0123456789abcdef", "/?error=access_denied",
            "/?error=access_denied&state=other", "/?code=x&State=0123456789abcdef", "/", "/favicon.ico",
            "/callback?code=x&state=0123456789abcdef", "//?code=x&state=0123456789abcdef",
            "http://127.0.0.1/?code=x&state=0123456789abcdef", "?code=x&state=0123456789abcdef",
            "/?code=&state=other", "/?%63ode=x&state=%30", "/#code=x&state=0123456789abcdef",
        ].map { "GET \($0) HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n" } + [
            "POST /?code=x&state=\(mark) HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\n\r\n",
            "GET /?code=x&state=\(mark) HTTP/1.1\r\nHost: evil.example\r\n\r\n",
            "GET /?code=x&state=\(mark) HTTP/1.1\r\n\r\n",
            "GET /?code=x&state=\(mark) HTTP/1.1\r\nHost: evil.example\r\nHost: 127.0.0.1:PORT\r\n\r\n",
            "GET /?code=x&state=\(mark)\r\n\r\n",
            "\u{16}\u{3}\u{1}\r\n\r\n",
        ]

    @Test func `none of 25 wrong answers ends it, and the right one counts once`() async throws {
        #expect(Self.wrong.count == 25)
        let listener = try listener(mayBeUnmarked: false)
        for request in Self.wrong {
            let answer = Browser.send(
                request.replacing("PORT", with: "\(listener.port)"), port: listener.port)
            #expect(!answer.isEmpty && !answer.contains("page accepted"), "\(request)")
        }
        let right = "/?code=right&state=\(Self.mark)"
        let answer = Browser.get(right, port: listener.port)
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.contains("<p>page accepted</p>"))
        #expect(answer.contains("default-src 'none'") && answer.contains("Referrer-Policy: no-referrer"))
        #expect(Browser.get(right, port: listener.port).contains("page repeated"))
        #expect(Browser.get("/?error=x&state=\(Self.mark)", port: listener.port).contains("page repeated"))
        var events: [CallbackListener.Event?] = []
        repeat { events.append(await listener.next()) } while events.last == .answer(.foreign)
        #expect(events.last == .answer(.code(SignInCode("right"))))
    }

    @Test func `a code without a mark is told apart where the service may leave that out`() async throws {
        let listener = try listener()
        #expect(Browser.get("/?code=x", port: listener.port).contains("page unmarked"))
        #expect(await listener.next() == .answer(.unmarked))
    }

    @Test func `a person who does not consent ends it`() async throws {
        let listener = try listener()
        let answer = Browser.get("/?error=access_denied&state=\(Self.mark)", port: listener.port)
        #expect(answer.contains("page declined"))
        #expect(await listener.next() == .declined)
    }

    @Test func `an endless request is refused, and open connections keep no answer out`() async throws {
        let listener = try listener()
        let long = "GET /?\(String(repeating: "x", count: 9000))"
        #expect(Browser.send(long, port: listener.port).hasPrefix("HTTP/1.1 431"))
        let open = (0..<40).compactMap { _ in Loopback.connection(to: UInt16(listener.port)) }
        defer { for connection in open { close(connection) } }
        #expect(open.count == 40)
        #expect(Browser.get("/?code=x&state=\(Self.mark)", port: listener.port).contains("page accepted"))
        #expect(await listener.next() == .answer(.code(SignInCode("x"))))
    }

    @Test func `a request that comes in pieces is read`() async throws {
        let listener = try listener()
        let connection = try #require(Loopback.connection(to: UInt16(listener.port)))
        defer { close(connection) }
        for byte in "GET /?code=x&state=\(Self.mark) HTTP/1.1\r\nHost: localhost:\(listener.port)\r\n\r\n"
            .utf8
        {
            _ = withUnsafeBytes(of: byte) { send(connection, $0.baseAddress, 1, Int32(MSG_NOSIGNAL)) }
        }
        #expect(await listener.next() == .answer(.code(SignInCode("x"))))
    }

    @Test func `its time ends, and with it the port is free`() async throws {
        let listener = try listener(for: .milliseconds(50))
        #expect(await listener.next() == .timedOut)
    }

    @Test func `no other address of this machine reaches it, and a port is taken once`() throws {
        let listener = try listener()
        let hexadecimal = String(listener.port, radix: 16, uppercase: true)
        let rows = KernelTable.rows(of: "/proc/self/net/tcp").filter { $0.count > 3 && $0[3] == "0A" }
        let ends = rows.map { $0[1] }.filter {
            $0.hasSuffix(":" + String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal)
        }
        #expect(ends.count == 1 && ends[0].hasPrefix("0100007F:"))
        #expect(throws: SignInError.portTaken(listener.port)) { try CallbackListener(port: listener.port) }
    }

    @Test func `a canceled wait ends, and what is released listens no more`() async throws {
        var port = 0
        do {
            let listener = try listener()
            port = listener.port
            let wait = Task { await listener.next() }
            wait.cancel()
            #expect(await wait.value == nil)
        }
        // The thread closes the socket when it was woken.
        await eventually("nobody listens") {
            Loopback.connection(to: UInt16(port)).map { close($0) } == nil
        }
    }
}
