import ArgumentParser
import Foundation
import Glibc
import PseudoTerminals

/// A service on this machine in the Unsplash format whose photos are files at hand. A search finds all of them, or one
/// by `only-` and its number; in every width asked for they are sent as they are, and the feed is empty.
///
/// It stays until the process ends: one is made for a measurement.
struct LocalPhotos: Sendable {
    /// What to give as the service's address.
    let address: String

    /// `files` are JPEG files of one size.
    init(_ files: [String], width: Int, height: Int) throws {
        try self.init(
            files.map { [UInt8](try Data(contentsOf: URL(filePath: $0))) }, width: width, height: height)
    }

    /// `pictures` are files, or what is said to be some, of the size given.
    init(_ pictures: [[UInt8]], width: Int, height: Int) throws {
        guard let (listener, port) = Loopback.listener() else {
            throw ValidationError("No port is free for a service of our own.")
        }
        address = "http://127.0.0.1:\(port)"
        let photos = pictures.indices.map { Self.photo($0, width, height, at: address) }
        Thread.detachNewThread {
            while let client = Loopback.accepted(by: listener) {
                Thread.detachNewThread { Self.serve(client, photos: photos, pictures: pictures) }
            }
        }
    }

    private static func photo(_ index: Int, _ width: Int, _ height: Int, at address: String) -> String {
        """
        {"id":"photo-\(index)","width":\(width),"height":\(height),"color":"#808080",
        "alt_description":"Photo \(index)","urls":{"raw":"\(address)/images/\(index)"},
        "user":{"name":"Bench","username":"bench"}}
        """
    }

    /// One request after the other, until the client leaves.
    private static func serve(_ client: Int32, photos: [String], pictures: [[UInt8]]) {
        defer { close(client) }
        while let path = path(from: client) {
            let (type, body): (String, [UInt8])
            if path.hasPrefix("/search/photos") {
                (type, body) = ("application/json", Array(list(of: photos, for: path).utf8))
            } else if path.hasPrefix("/images/"), let index = number(behind: "/images/", in: path),
                pictures.indices.contains(index)
            {
                (type, body) = ("image/jpeg", pictures[index])
            } else {
                (type, body) = ("application/json", Array("[]".utf8))
            }
            let head = "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n\r\n"
            guard send(Array(head.utf8) + body, to: client) else { return }
        }
    }

    private static func list(of photos: [String], for path: String) -> String {
        let index = number(behind: "only-", in: path)
        let found = index.map { photos.indices.contains($0) ? [photos[$0]] : [] } ?? photos
        return "{\"total\":\(found.count),\"total_pages\":1,\"results\":[\(found.joined(separator: ","))]}"
    }

    private static func number(behind mark: String, in path: String) -> Int? {
        path.firstRange(of: mark).flatMap { Int(path[$0.upperBound...].prefix { $0.isNumber }) }
    }

    /// Of the next request; nil when there is none.
    private static func path(from client: Int32) -> String? {
        var request: [UInt8] = []
        var byte: UInt8 = 0
        while !request.suffix(4).elementsEqual("\r\n\r\n".utf8) {
            guard request.count < 16_384, read(client, &byte, 1) == 1 else { return nil }
            request.append(byte)
        }
        return String(decoding: request, as: UTF8.self).split(separator: " ").dropFirst().first.map(
            String.init)
    }

    private static func send(_ bytes: [UInt8], to client: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
