import TestKit

/// Loopback service in the Unsplash format with 90 photos. Records requests and reports a limit of 50 requests.
final class CountingService: Sendable {
    private let server: RawServer

    /// `remaining` is the number of requests left, reported with every list.
    init(remaining: Int) throws {
        server = try RawServer { Self.serve($0, remaining) }
    }

    var environment: [String: String] { server.unsplash }

    var pages: [String] {
        server.heads.map(\.target).filter { $0.hasPrefix("/search") }
            .compactMap { $0.firstMatch(of: #/[?&]page=(\d+)/#).map { String($0.output.1) } }
    }

    var pictures: [Int] {
        server.heads.map(\.target).compactMap {
            $0.firstMatch(of: #/^\/picture\/(\d+)/#).flatMap { Int($0.output.1) }
        }
    }

    private static func serve(_ connection: RawConnection, _ remaining: Int) {
        while let path = connection.readHead()?.target {
            if path.hasPrefix("/picture") {
                connection.answer(body: SlowService.picture)
                continue
            }
            let page = path.firstMatch(of: #/[?&]page=(\d+)/#).flatMap { Int($0.output.1) } ?? 1
            let photos = (1...30).map { photo(30 * (page - 1) + $0, at: connection.base) }
                .joined(separator: ",")
            connection.answer(
                headers: [
                    "Content-Type: application/json", "X-Ratelimit-Limit: 50",
                    "X-Ratelimit-Remaining: \(remaining)",
                ],
                text: path.hasPrefix("/search")
                    ? #"{"total":90,"total_pages":3,"results":[\#(photos)]}"# : "[\(photos)]")
        }
    }

    private static func photo(_ number: Int, at base: String) -> String {
        let base = "\(base)/picture/\(number)"
        return #"""
            {"id":"n\#(number)","width":32,"height":24,"description":"Photo \#(number)","user":{"name":"Ann"},\#
            "urls":{"raw":"\#(base)","full":"\#(base)"},"links":{}}
            """#
    }
}
