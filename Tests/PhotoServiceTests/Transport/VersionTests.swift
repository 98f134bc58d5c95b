import Foundation
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import PhotoService

/// Files that change during an interrupted download: the saved file is always a single version.
@Suite(.whenIdle, .timeLimit(.minutes(10))) struct VersionTests {
    private static let length = 60_000
    private static let beginning = 20_000
    private static let first = [UInt8](repeating: 1, count: length)
    private static let second = [UInt8](repeating: 2, count: length)
    private static let changed = "Wed, 21 Oct 2015 07:28:00 GMT"

    static let marks = [
        ["ETag: \"one\""],
        ["ETag: \"one\"", "Last-Modified: \(changed)", "Date: Wed, 21 Oct 2015 07:29:00 GMT"],
        ["ETag: W/\"one\"", "Last-Modified: \(changed)", "Date: Wed, 21 Oct 2015 07:29:00 GMT"],
        ["Last-Modified: \(changed)", "Date: Wed, 21 Oct 2015 07:28:59 GMT"], ["Last-Modified: \(changed)"],
        ["ETag: W/\"one\""], [],
    ]
    /// Validators of the partial response.
    static let partMarks = [
        "ETag: \"one\"", "ETag: \"two\"", "ETag: W/\"one\"", "ETag: one", "Last-Modified: \(changed)",
        "Last-Modified: Wed, 21 Oct 2015 07:28:01 GMT", "X-None: 1",
    ]
    static let ranges = [
        "20000-59999/60000", "20000-59999/*", "20000-59999/60001", "20000-59998/60000", "19999-59999/60000",
        "20000-59998/59999",
    ]

    private static func isContinuation(_ mark: [String], _ part: String, _ range: String) -> Bool {
        guard range == ranges[0] else { return false }
        if mark.first == partMarks[0] { return part == partMarks[0] }
        return mark == marks[2] && part == "Last-Modified: \(changed)"
    }

    @Test(arguments: marks) func `a resumed file never mixes two versions`(_ mark: [String]) async throws {
        let parts = Self.partMarks.flatMap { part in Self.ranges.map { (part, $0) } }
        let server = try Self.server(mark) { number in
            let (part, range) = parts[number], isContinuation = Self.isContinuation(mark, part, range)
            let body = (isContinuation ? Self.first : Self.second)[Self.beginning...]
            return ([part, "Content-Range: bytes \(range)", "Content-Length: \(body.count)"], Array(body))
        }
        try await withThrowingTaskGroup { group in
            for (number, (part, range)) in parts.enumerated() {
                group.addTask {
                    let expected = Self.isContinuation(mark, part, range) ? Self.first : Self.second
                    let saved = try await Self.saved(server.base + "/\(number)")
                    #expect(saved == expected, "\(mark), then \(part) and \(range)")
                }
            }
            try await group.waitForAll()
        }
    }

    @Test(arguments: [39_999, 40_001])
    func `a range of wrong length is not appended`(length: Int) async throws {
        let server = try Self.server(Self.marks[0]) { _ in
            let fields = [Self.partMarks[0], "Content-Range: bytes \(Self.ranges[0])", "Connection: close"]
            return (fields, [UInt8](repeating: 2, count: length))
        }
        #expect(try await Self.saved(server.base + "/0") == Self.second)
    }

    private static func saved(_ address: String) async throws -> [UInt8] {
        let folder = TemporaryFolder(), path = folder.path + "/photo"
        try Data().write(to: URL(fileURLWithPath: path))
        let answer = try await CurlTransport.test().download(.test(address), into: path) { _, _ in }
        #expect(answer.status == 200)
        return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// Truncates the first response for each number in a path; then sends `part` for a range, else the second version.
    private static func server(
        _ mark: [String], part: @escaping @Sendable (Int) -> (fields: [String], body: [UInt8])
    ) throws -> RawServer {
        let begun = Mutex<Set<Int>>([])
        return try RawServer { connection in
            guard let head = connection.readHead(),
                let number = head.firstMatch(of: #/^GET \/(\d+) /#).flatMap({ Int($0.output.1) })
            else { return }
            func send(_ status: String, _ fields: [String], _ body: [UInt8]) {
                connection.send((["HTTP/1.1 \(status)"] + fields).joined(separator: "\r\n") + "\r\n\r\n")
                connection.send(body)
            }
            let whole = "Content-Length: \(length)"
            if begun.withLock({ $0.insert(number).inserted }) {
                send("200 OK", [whole] + mark, Array(first.prefix(beginning)))
            } else if head.contains("\r\nRange:") {
                let (fields, body) = part(number)
                send("206 Partial Content", fields, body)
            } else {
                send("200 OK", [whole, "ETag: \"two\""], second)
            }
        }
    }
}
