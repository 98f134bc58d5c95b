import Foundation
import PseudoTerminals

/// Answers that would fill the memory.
enum BombFaults {
    /// 64 MiB of zeros, packed by brotli with a window of 16 MiB.
    private static let brotli =
        Data(base64Encoded: "z///f/gnAOKxQCD3/p/////wTwDEYQGA7v0/////4Z8AiMMiAN37f/7//8M/ARCHBQC69/8D").map(
            Array.init)
        ?? []
    /// 1 GiB of zeros in 8,192 blocks of one byte each (RFC 8878, 3.1.1.2).
    private static let zstandard: [UInt8] =
        [0x28, 0xB5, 0x2F, 0xFD, 0, 0x50]
        + (0..<8192).flatMap { index -> [UInt8] in
            let head = (index == 8191 ? 1 : 0) | 1 << 1 | 1 << 20
            return [UInt8(head & 0xFF), UInt8(head >> 8 & 0xFF), UInt8(head >> 16 & 0xFF), 0]
        }
    /// 64 MiB of zeros. The same 32 bytes of deflate stand for 32 KiB each, again and again (RFC 1951, 3.2.6).
    private static let gzip = Deflate.zeros(mebibytes: 64)

    static let all = [
        bomb("gzip bomb", "gzip", gzip), bomb("br bomb", "br", brotli), bomb("zstd bomb", "zstd", zstandard),
        bomb("bomb in an error (403)", "zstd", zstandard, status: "403 Forbidden"),
        bomb("chain of 6 encodings", "gzip, gzip, gzip, gzip, gzip, gzip", gzip),
        bomb("an unknown encoding", "lzma", Array("x".utf8)),
        Fault.served("chunks without an end", within: 10) { connection, _, _ in
            connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            let piece = "4000\r\n" + String(repeating: " ", count: 0x4000) + "\r\n"
            while connection.send(piece) {}
            return false
        },
        Fault.served("a body without length or end", within: 10) { connection, _, _ in
            connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
            while connection.send([UInt8](repeating: 0x20, count: 0x4000)) {}
            return false
        },
        Fault.served("a Content-Length of a terabyte") { connection, _, _ in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1099511627776\r\n\r\n")
            connection.waitForEnd()
            return false
        },
        Fault.served("headers without an end", within: 10) { connection, _, _ in
            connection.send("HTTP/1.1 200 OK\r\n")
            while connection.send("X-More: " + String(repeating: "y", count: 1000) + "\r\n") {}
            return false
        },
        Fault.served("one header line without an end", within: 10) { connection, _, _ in
            connection.send("HTTP/1.1 200 OK\r\nX-More: ")
            while connection.send([UInt8](repeating: 0x79, count: 0x4000)) {}
            return false
        },
        Fault.answered("100,000 brackets", "200 OK", body: String(repeating: "[", count: 100_000)),
    ]

    private static func bomb(
        _ name: String, _ coding: String, _ body: [UInt8], status: String = "200 OK"
    ) -> Fault {
        Fault.served(name, within: 10) { connection, _, _ in
            connection.answer(status, headers: ["Content-Encoding: \(coding)"], body: body)
            return true
        }
    }
}
