import Foundation
import TestKit

/// Local service in the Unsplash format with one photo. A request for its file gets half of it, a range the rest.
final class SlowService: Sendable {
    let file: [UInt8]
    private let server: RawServer

    init() throws {
        // Pads the small JPEG file with COM segments.
        let comment = [0xFF, 0xFE, 0x10, 0x02] + [UInt8](repeating: 0x20, count: 0x1000)
        let file = Self.picture.prefix(2) + (0..<100).flatMap { _ in comment } + Self.picture.dropFirst(2)
        self.file = Array(file)
        server = try RawServer { [file = self.file] connection in Self.serve(connection, file) }
    }

    var environment: [String: String] { server.unsplash }

    /// Requested ranges of the file; empty for a full request.
    var asked: [String] {
        server.heads.filter { $0.target.hasPrefix("/file") }.map { Self.start(of: $0).map { "\($0)-" } ?? "" }
    }

    private static func serve(_ connection: RawConnection, _ file: [UInt8]) {
        while let head = connection.readHead() {
            let path = head.target
            if path.hasPrefix("/file") {
                guard let start = start(of: head) else { return half(of: file, to: connection) }
                connection.answer(
                    "206 Partial Content",
                    headers: [
                        "ETag: \"one\"", "Content-Range: bytes \(start)-\(file.count - 1)/\(file.count)",
                    ], body: Array(file[start...]))
            } else if path.hasPrefix("/picture") {
                connection.answer(body: picture)
            } else {
                let photo = photo(at: connection.base)
                let isSearch = path.hasPrefix("/search")
                let text = isSearch ? #"{"total":1,"total_pages":1,"results":[\#(photo)]}"# : photo
                connection.answer(text: path.hasPrefix("/photos?") ? "[\(photo)]" : text)
            }
        }
    }

    private static func half(of file: [UInt8], to connection: RawConnection) {
        connection.send("HTTP/1.1 200 OK\r\nETag: \"one\"\r\nContent-Length: \(file.count)\r\n\r\n")
        connection.send(Array(file.prefix(file.count / 2)))
        connection.waitForEnd()
    }

    private static func start(of head: String) -> Int? {
        head.firstMatch(of: #/\r\nRange: bytes=(\d+)-\r\n/#).flatMap { Int($0.output.1) }
    }

    private static func photo(at base: String) -> String {
        #"""
        {"id":"one","width":32,"height":24,"description":"A test","user":{"name":"Ann"},"urls":{\#
        "raw":"\#(base)/picture","full":"\#(base)/file"},"links":{}}
        """#
    }

    /// Gray picture of 32 by 24 pixels.
    static let picture = Data(base64Encoded: base64).map(Array.init) ?? []
    private static let base64 = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsL\
        EBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAAYACABAREA/8QAFgABAQEAAAAAAAAAAAAAAAAAAAgJ/8QAGxABAAAHAAAA\
        AAAAAAAAAAAAABMYYmahpeP/2gAIAQEAAD8AmwWWIvj05I9OWpMrNz6/qSs3Pr+rLEbkD//Z
        """
}
