import Foundation

/// Compression bombs of at least 16 MiB of zeros.
enum Bomb: CaseIterable {
    case gzip, brotli, zstandard

    /// Name in `Content-Encoding`.
    var coding: String {
        switch self {
        case .gzip: "gzip"
        case .brotli: "br"
        case .zstandard: "zstd"
        }
    }

    var bytes: [UInt8] {
        switch self {
        case .gzip: Self.gzipped
        // 64 MiB of zeros, brotli with a 16 MiB window.
        case .brotli:
            Data(
                base64Encoded:
                    "z///f/gnAOKxQCD3/p/////wTwDEYQGA7v0/////4Z8AiMMiAN37f/7//8M/ARCHBQC69/8D"
            ).map(Array.init) ?? []
        case .zstandard:
            Self.frame(
                blocks: (0..<128).map { Self.block(.repeated, [0], count: 1 << 17, isLast: $0 == 127) })
        }
    }

    /// Wraps bytes in this coding, for nested codings; only gzip compresses them.
    func stored(_ bytes: [UInt8]) -> [UInt8] {
        switch self {
        case .gzip: return Gzip.compress(bytes)
        case .zstandard:
            let pieces = stride(from: 0, to: bytes.count, by: 1 << 17).map {
                bytes[$0..<min($0 + 1 << 17, bytes.count)]
            }
            return Self.frame(
                blocks: pieces.enumerated().map { index, piece in
                    Self.block(.raw, Array(piece), count: piece.count, isLast: index == pieces.count - 1)
                })
        case .brotli: return Self.brotliStored(bytes)
        }
    }

    private static let gzipped = Gzip.compress([UInt8](repeating: 0, count: 16 << 20))

    private enum Block: Int { case raw = 0, repeated = 1 }

    /// Frame with a 1 MiB window, without content size (RFC 8878, 3.1.1).
    private static func frame(blocks: [[UInt8]]) -> [UInt8] {
        [0x28, 0xB5, 0x2F, 0xFD, 0x00, 0x50] + Array(blocks.joined())
    }

    private static func block(_ kind: Block, _ bytes: [UInt8], count: Int, isLast: Bool) -> [UInt8] {
        let head = (isLast ? 1 : 0) | kind.rawValue << 1 | count << 3
        return [UInt8(head & 0xFF), UInt8(head >> 8 & 0xFF), UInt8(head >> 16 & 0xFF)] + bytes
    }

    /// Uncompressed meta-block of at most 64 KiB, 64 KiB window, and an empty last block (RFC 7932, 9.2).
    private static func brotliStored(_ bytes: [UInt8]) -> [UInt8] {
        // WBITS 0, ISLAST 0, MNIBBLES 00, MLEN - 1 in 16 bits, ISUNCOMPRESSED 1, padded to a byte.
        let head = (bytes.count - 1) << 4 | 1 << 20
        return [UInt8(head & 0xFF), UInt8(head >> 8 & 0xFF), UInt8(head >> 16 & 0xFF)] + bytes + [0x03]
    }
}
