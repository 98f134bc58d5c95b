import Foundation
import Glibc
import Synchronization

/// A service on this machine in the Unsplash format with one photo, whose full-size file comes only in part until
/// somebody asks for the rest.
final class SlowService: Sendable {
    /// The full-size file.
    let file: [UInt8]
    private let picture: [UInt8]
    private let listener: Int32
    private let port: UInt16
    private let ranges = Mutex<[String]>([])

    init() {
        picture = Data(base64Encoded: Self.base64).map(Array.init) ?? []
        // A hundred comments make a small picture a large file.
        let comment = [0xFF, 0xFE, 0x10, 0x02] + [UInt8](repeating: 0x20, count: 0x1000)
        file = picture.prefix(2) + (0..<100).flatMap { _ in comment } + picture.dropFirst(2)
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = listener
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = bind(socket, address, size)
                _ = listen(socket, 16)
                _ = getsockname(socket, address, &size)
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                Thread.detachNewThread { [self] in
                    serve(connection)
                    close(connection)
                }
            }
        }
    }

    /// What makes the program ask it.
    var environment: [String: String] {
        ["GALLERY_UNSPLASH_URL": "http://127.0.0.1:\(port)", "UNSPLASH_ACCESS_KEY": "x"]
    }

    /// The parts of the file that were asked for; empty for all of it.
    var asked: [String] { ranges.withLock(\.self) }

    private func serve(_ connection: Int32) {
        guard let head = Self.head(connection) else { return }
        let path = head.split(separator: " ").dropFirst().first ?? ""
        if path.hasPrefix("/file") {
            let range = head.firstMatch(of: #/\r\nRange: bytes=(\d+)-\r\n/#).flatMap { Int($0.output.1) }
            ranges.withLock { $0.append(range.map { "\($0)-" } ?? "") }
            let start = range ?? 0
            let status = range == nil ? "200 OK" : "206 Partial Content"
            let part = range.map { ["Content-Range: bytes \($0)-\(file.count - 1)/\(file.count)"] } ?? []
            let lines = ["ETag: \"one\"", "Content-Length: \(file.count - start)"] + part
            Self.send(
                connection, status, lines, Array(file[start..<(range == nil ? file.count / 2 : file.count)]))
            // The rest does not come; somebody gives up waiting.
            var byte: UInt8 = 0
            while range == nil, read(connection, &byte, 1) == 1 {}
        } else if path.hasPrefix("/picture") {
            Self.send(connection, "200 OK", ["Content-Length: \(picture.count)"], picture)
        } else {
            let photo = #"""
                {"id":"one","width":32,"height":24,"description":"A test","user":{"name":"Ann"},"urls":{\#
                "raw":"http://127.0.0.1:\#(port)/picture","full":"http://127.0.0.1:\#(port)/file"},"links":{}}
                """#
            let isSearch = path.hasPrefix("/search")
            let text = isSearch ? #"{"total":1,"total_pages":1,"results":[\#(photo)]}"# : photo
            let body = Array((path.hasPrefix("/photos?") ? "[\(photo)]" : text).utf8)
            Self.send(connection, "200 OK", ["Content-Length: \(body.count)"], body)
        }
    }

    static func head(_ connection: Int32) -> String? {
        var bytes: [UInt8] = []
        while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            var byte: UInt8 = 0
            guard read(connection, &byte, 1) == 1 else { return nil }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func send(_ connection: Int32, _ status: String, _ headers: [String], _ body: [UInt8]) {
        let head = (["HTTP/1.1 \(status)", "Connection: close"] + headers + ["", ""]).joined(
            separator: "\r\n")
        var rest = (Array(head.utf8) + body)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// 32 by 24 pixels, grey.
    static let base64 = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsL\
        EBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAAYACABAREA/8QAFgABAQEAAAAAAAAAAAAAAAAAAAgJ/8QAGxABAAAHAAAA\
        AAAAAAAAAAAAABMYYmahpeP/2gAIAQEAAD8AmwWWIvj05I9OWpMrNz6/qSs3Pr+rLEbkD//Z
        """
}
