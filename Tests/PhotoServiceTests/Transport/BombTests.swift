import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct BombTests {
    enum Shape: CaseIterable {
        case whole, chunked, untilTheEnd, inDrops, packedTwice, packedInGzip, tooManyLayers, behindRedirect
        case refusal, failure, again, unasked
    }

    private static let limit = 1 << 20

    @Test func `libcurl offers exactly the content codings deflate, gzip, br and zstd`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.answer()
        }
        _ = try await CurlTransport.test().data(.test(server.base, compressed: true))
        let offer = try #require(
            server.heads.first?.split(separator: "\r\n").first { $0.hasPrefix("Accept-Enc") })
        #expect(offer == "Accept-Encoding: deflate, gzip, br, zstd")
    }

    @Test(arguments: Bomb.allCases, Shape.allCases)
    func `a compression bomb is stopped at the size limit, or refused for its layers or unrequested coding`(
        bomb: Bomb, shape: Shape
    ) async throws {
        let body = Self.body(bomb, shape), codings = Self.codings(bomb, shape)
        try #require(body.count < Self.limit)
        let server = try RawServer { connection in
            guard let head = connection.readHead() else { return }
            if shape == .behindRedirect, !head.hasPrefix("GET /bomb") {
                connection.answer("302 Found", headers: ["Location: /bomb"])
                guard connection.readHead() != nil else { return }
            }
            Self.send(body, codings, shape, on: connection)
        }
        var request = HTTPRequest.test(server.base, limit: Self.limit, compressed: shape != .unasked)
        request.isRepeatable = false
        let error = await CurlTransport.test().failure(of: request)
        let host = "127.0.0.1:\(server.port)"
        switch shape {
        case .tooManyLayers: #expect(error == .unreadable(.host(host, .undecodable)))
        case .unasked:
            #expect(error == .unreadable(.host(host, .unexpectedEncoding(bomb.coding))))
        default: #expect(error == .tooLarge(limit: Self.limit))
        }
    }

    private static func codings(_ bomb: Bomb, _ shape: Shape) -> String {
        switch shape {
        case .packedTwice: "\(bomb.coding), \(bomb.coding)"
        case .packedInGzip: "\(bomb.coding), gzip"
        case .tooManyLayers: Array(repeating: bomb.coding, count: 6).joined(separator: ", ")
        default: bomb.coding
        }
    }

    private static func body(_ bomb: Bomb, _ shape: Shape) -> [UInt8] {
        let once = bomb.bytes
        return switch shape {
        case .packedTwice: bomb.stored(once)
        case .packedInGzip: Gzip.compress(once)
        case .tooManyLayers: (0..<5).reduce(once) { bytes, _ in bomb.stored(bytes) }
        case .again: Array((0..<3).map { _ in once }.joined())
        default: once
        }
    }

    private static func send(
        _ body: [UInt8], _ codings: String, _ shape: Shape, on connection: RawConnection
    ) {
        let coding = "Content-Encoding: \(codings)"
        switch shape {
        case .chunked, .inDrops:
            connection.send("HTTP/1.1 200 OK\r\n\(coding)\r\nTransfer-Encoding: chunked\r\n\r\n")
            let size = shape == .inDrops ? max(1, body.count / 500) : 4_096
            for start in stride(from: 0, to: body.count, by: size) {
                let piece = body[start..<min(start + size, body.count)]
                let head = Array((String(piece.count, radix: 16) + "\r\n").utf8)
                guard connection.send(head + piece + [0x0D, 0x0A]) else { return }
            }
            connection.send("0\r\n\r\n")
        case .untilTheEnd:
            connection.send("HTTP/1.1 200 OK\r\n\(coding)\r\nConnection: close\r\n\r\n")
            connection.send(body)
        case .refusal: connection.answer("403 Forbidden", headers: [coding], body: body)
        case .failure: connection.answer("500 Internal", headers: [coding], body: body)
        default: connection.answer(headers: [coding], body: body)
        }
    }
}
