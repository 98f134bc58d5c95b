import ArgumentParser
import Foundation
import Glibc
import PseudoTerminals

/// A service on this machine in the Unsplash format whose photos are files at hand. Every search finds all of them, in
/// every width asked for they are sent as they are, and the feed is empty.
///
/// It stays until the process ends: one is made for a measurement.
struct LocalPhotos: Sendable {
    /// What to give as the service's address.
    let address: String

    /// `files` are JPEG files of one size.
    init(_ files: [String], width: Int, height: Int) throws {
        guard let (listener, port) = Loopback.listener() else {
            throw ValidationError("No port is free for a service of our own.")
        }
        address = "http://127.0.0.1:\(port)"
        let pictures = try files.map { try Data(contentsOf: URL(filePath: $0)) }
        let list = Data(Self.list(of: files.count, width: width, height: height, at: address).utf8)
        Thread.detachNewThread {
            while let client = Loopback.accepted(by: listener) {
                Thread.detachNewThread { Self.serve(client, list: list, pictures: pictures) }
            }
        }
    }

    private static func list(of count: Int, width: Int, height: Int, at address: String) -> String {
        let photos = (0..<count).map { index in
            """
            {"id":"photo-\(index)","width":\(width),"height":\(height),"color":"#808080",
            "alt_description":"Photo \(index)","urls":{"raw":"\(address)/images/\(index)"},
            "user":{"name":"Bench","username":"bench"}}
            """
        }
        return "{\"total\":\(count),\"total_pages\":1,\"results\":[\(photos.joined(separator: ","))]}"
    }

    /// One request after the other, until the client leaves.
    private static func serve(_ client: Int32, list: Data, pictures: [Data]) {
        defer { close(client) }
        while let path = path(from: client) {
            let (type, body): (String, Data)
            if path.hasPrefix("/search/photos") {
                (type, body) = ("application/json", list)
            } else if path.hasPrefix("/images/"),
                let index = Int(path.dropFirst("/images/".count).prefix { $0.isNumber }),
                pictures.indices.contains(index)
            {
                (type, body) = ("image/jpeg", pictures[index])
            } else {
                (type, body) = ("application/json", Data("[]".utf8))
            }
            let head = "HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\nContent-Length: \(body.count)\r\n\r\n"
            guard send(Array(head.utf8) + body, to: client) else { return }
        }
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
