import TestKit

/// Local service in the Unsplash format that finds photos of fog and the first page of mist; other requests fail.
final class FailingService: Sendable {
    enum Answer: String, CaseIterable, Sendable {
        case notFound, serverError, closed, cut, refused, unknownHost
        /// No answer until the program disconnects.
        case held

        var cause: String {
            switch self {
            case .notFound: "no such photo or page"
            case .serverError: "status 500"
            case .closed: "connection lost"
            case .cut: "incomplete response"
            case .refused: "Connection refused"
            case .unknownHost: "host not found"
            case .held: "Stopped"
            }
        }

        /// Text that gallery shows in place of a picture.
        var caption: String {
            switch self {
            case .notFound: "no picture"
            case .serverError, .cut: "not a picture"
            case .closed, .refused, .unknownHost, .held: "offline"
            }
        }

        /// Whether the transport repeats the request, which takes two seconds.
        var isRepeated: Bool { [.serverError, .closed, .cut].contains(self) }
    }

    private let server: RawServer

    init(_ answer: Answer) throws { server = try RawServer { Self.serve($0, answer) } }

    var environment: [String: String] { server.unsplash }

    var failures: Int { server.heads.count { !Self.succeeds($0.target) } }

    private static func succeeds(_ target: String) -> Bool {
        guard target.hasPrefix("/search/photos") else { return false }
        return target.query["query"] == "fog" || target.isMist && target.query["page"] == "1"
    }

    private static func serve(_ connection: RawConnection, _ answer: Answer) {
        while let target = connection.readHead()?.target {
            if succeeds(target) {
                let photos = (1...3).map { photo($0, at: connection.base) }.joined(separator: ",")
                let total = target.isMist ? #""total":60,"total_pages":2"# : #""total":3,"total_pages":1"#
                connection.answer(text: #"{\#(total),"results":[\#(photos)]}"#)
                continue
            }
            switch answer {
            case .notFound: connection.answer("404 Not Found")
            case .serverError: connection.answer("500 Internal Server Error")
            case .closed: return
            case .cut: return _ = connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n[{\"id\":")
            case .refused: redirect(connection, to: "http://127.0.0.1:1/")
            case .unknownHost: redirect(connection, to: "http://gallery.invalid/")
            case .held: return connection.waitForEnd()
            }
        }
    }

    private static func redirect(_ connection: RawConnection, to address: String) {
        connection.answer("307 Temporary Redirect", headers: ["Location: \(address)"])
    }

    private static func photo(_ number: Int, at base: String) -> String {
        #"""
        {"id":"n\#(number)","width":32,"height":24,"description":"Fog \#(number)",\#
        "user":{"name":"Ann","username":"ann"},\#
        "urls":{"raw":"\#(base)/picture/\#(number)","full":"\#(base)/picture/\#(number)"},\#
        "links":{"download_location":"\#(base)/photos/n\#(number)/download"}}
        """#
    }
}

extension String {
    fileprivate var isMist: Bool { query["query"] == "mist" }
}
