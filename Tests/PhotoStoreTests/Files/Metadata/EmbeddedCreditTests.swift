import GalleryCore
import Glibc
import PictureMetadata
import TestKit
import Testing

@testable import PhotoStore

@Suite struct EmbeddedCreditTests {
    private let folder = TemporaryFolder()
    private let fresh = XMPPacket.fresh(XMPProperties(photo("1")))

    /// File with an embedded credit; `nil` if it is left unchanged.
    private func embedded(_ bytes: [UInt8]) throws -> [UInt8]? {
        let kind = try #require(PictureKind(bytes))
        DiskFile.write(bytes, to: folder("from"))
        DiskFile.write([], to: folder("to"))
        guard let file = OpenFile(path: folder("from")) else { throw StoreError.system(path: folder("from")) }
        guard let pieces = EmbeddedCredit.pieces(of: file, kind: kind, XMPProperties(photo("1"))) else {
            return nil
        }
        let target = open(folder("to"), O_WRONLY)
        defer { _ = close(target) }
        try pieces.write(from: file, to: target, path: folder("to"))
        let result = try #require(DiskFile.read(folder("to")))
        #expect(result.count == pieces.reduce(0) { $0 + $1.count })
        return result
    }

    @Test func `a credit is one JPEG segment after any leading JFIF and Exif; no other byte changes`()
        throws
    {
        typealias Made = AssembledPictures
        let own = Made.xmp(fresh)
        #expect(try embedded(Made.jpeg()) == Made.jpeg(own))
        #expect(try embedded(Made.jpeg(Made.jfif)) == Made.jpeg(Made.jfif, own))
        #expect(
            try embedded(Made.jpeg(Made.jfif, Made.exif, Made.icc, Made.several))
                == Made.jpeg(Made.jfif, Made.exif, own, Made.icc, Made.several))
        #expect(try embedded(Made.jpeg(Made.icc, Made.exif)) == Made.jpeg(own, Made.icc, Made.exif))
        #expect(try embedded(Made.jpeg([0xFF, 0xFF] + Made.icc)) == Made.jpeg(own, [0xFF, 0xFF] + Made.icc))
    }

    @Test func `a credit is embedded in a JPEG with stray bytes between segments`() throws {
        typealias Made = AssembledPictures
        let own = Made.xmp(fresh), stray: [UInt8] = [0, 7, 0xFF, 0, 9]
        #expect(try embedded(Made.jpeg(stray + Made.jfif)) == Made.jpeg(stray + Made.jfif, own))
        #expect(
            try embedded(Made.jpeg(Made.jfif, stray + Made.exif, stray + Made.icc))
                == Made.jpeg(Made.jfif, stray + Made.exif, own, stray + Made.icc))
    }

    @Test func `an existing XMP packet of a JPEG is completed in place`() throws {
        typealias Made = AssembledPictures
        let old = Array("<rdf:RDF xmlns:rdf='\(XMPNamespace.rdf)'><rdf:Description/></rdf:RDF>".utf8)
        let new = XMPPacket.completing(old, with: XMPProperties(photo("1")))
        #expect(
            try embedded(Made.jpeg(Made.jfif, Made.icc, Made.xmp(old), Made.several))
                == Made.jpeg(Made.jfif, Made.icc, Made.xmp(new), Made.several))
        #expect(try embedded(Made.jpeg(Made.xmp([1, 2]))) == Made.jpeg(Made.xmp(fresh)))
    }

    @Test func `no credit is embedded in a JPEG whose segments must not move or have no room`() throws {
        typealias Made = AssembledPictures
        #expect(try embedded(Made.jpeg(Made.several, Made.xmp([1]))) == nil)
        #expect(try embedded(Made.jpeg(Made.xmp(packet(count: 65_000)))) == nil)
    }

    private func packet(count: Int) -> [UInt8] {
        let body = String(repeating: "<a/>", count: count / 4)
        return Array(
            "<rdf:RDF xmlns:rdf='\(XMPNamespace.rdf)'><rdf:Description>\(body)</rdf:Description></rdf:RDF>"
                .utf8)
    }

    @Test func `a JPEG packet without room for the whole credit gets author, license and source`() throws {
        typealias Made = AssembledPictures
        let old = packet(count: 64_200)
        let new = XMPPacket.completing(old, with: XMPProperties(photo("1")).essential)
        #expect(XMPPacket.completing(old, with: XMPProperties(photo("1"))).count > 65_502)
        #expect(try embedded(Made.jpeg(Made.xmp(old))) == Made.jpeg(Made.xmp(new)))
        let values = XMPValues(new)
        #expect(values.first((.dc, "creator")) == "Jane Doe" && values.first((.dc, "rights")) == "CC0 1.0")
        #expect(values.first((.dc, "source")) == "https://example.com/1")
        #expect(values.first((.cc, "license")) == "https://example.com/cc0")
    }

    @Test
    func `a PNG's credit chunk follows the header or replaces an XMP chunk, unless that chunk is compressed`()
        throws
    {
        typealias Made = AssembledPictures
        let text = Array("XML:com.adobe.xmp\0\0\0\0\0".utf8)
        func chunk(_ packet: [UInt8]) -> [UInt8] {
            let sum = CRC32.of(Array("iTXt".utf8) + text + packet)
            return Made.pngChunk(
                "iTXt", text + packet, sum: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) })
        }
        let other = Made.pngChunk("tEXt", Array("Author\0x".utf8))
        #expect(try embedded(Made.png(other)) == Made.png(chunk(fresh), other))
        #expect(
            try embedded(Made.png(other, Made.pngChunk("iTXt", text + [9]))) == Made.png(other, chunk(fresh)))
        // A language and a translated keyword precede the packet.
        let tagged = Array("XML:com.adobe.xmp\0\0\0en\0XMP\0".utf8)
        #expect(
            try embedded(Made.png(other, Made.pngChunk("iTXt", tagged + [9])))
                == Made.png(other, chunk(fresh)))
        // A compressed packet cannot be read, and a second packet is not allowed, so the file is left unchanged.
        let packed = Array("XML:com.adobe.xmp\0\u{1}\0\0\0".utf8)
        #expect(try embedded(Made.png(Made.pngChunk("iTXt", packed + [9]))) == nil)
    }

    @Test func `embedding a credit adds an extended header and a last chunk to a simple WebP`() throws {
        typealias Made = AssembledPictures
        let lossy = Made.webpChunk("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x80, 0x42, 0xE0, 0x01, 5])
        let xmp = Made.webpChunk("XMP ", fresh)
        let header = Made.webpChunk("VP8X", [0x04, 0, 0, 0, 0x7F, 0x02, 0, 0xDF, 0x01, 0])
        #expect(try embedded(Made.webp(lossy)) == Made.webp(header, lossy, xmp))
        // 3 by 2 pixels with alpha: each dimension minus one in 14 bits, then the alpha bit.
        let bits = 2 | 1 << 14 | 1 << 28
        let lossless = Made.webpChunk(
            "VP8L", [0x2F] + [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: bits >> $0) } + [1, 2, 3, 4, 5])
        let clear = Made.webpChunk("VP8X", [0x14, 0, 0, 0, 2, 0, 0, 1, 0, 0])
        #expect(try embedded(Made.webp(lossless) + [1, 2]) == Made.webp(clear, lossless, xmp) + [1, 2])
    }

    @Test func `an extended WebP keeps its flags and chunk order when a credit is embedded`() throws {
        typealias Made = AssembledPictures
        let picture = Made.webpChunk("VP8 ", [1, 2, 3])
        func header(_ flags: UInt8) -> [UInt8] { Made.webpChunk("VP8X", [flags, 0, 0, 0, 1, 0, 0, 1, 0, 0]) }
        let exif = Made.webpChunk("EXIF", [1])
        let xmp = Made.webpChunk("XMP ", fresh)
        #expect(
            try embedded(Made.webp(header(0x28), picture, exif))
                == Made.webp(header(0x2C), picture, exif, xmp))
        #expect(
            try embedded(Made.webp(header(0x0C), picture, Made.webpChunk("XMP ", [1]), exif))
                == Made.webp(header(0x0C), picture, xmp, exif))
    }

    @Test func `embedding does not crash on a truncated or changed file`() throws {
        typealias Made = AssembledPictures
        let whole = [
            Made.jpeg(Made.jfif, Made.exif, Made.xmp([1])), Made.png(Made.pngChunk("tEXt", [1])),
            Made.webp(Made.webpChunk("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 1, 0, 1, 0])),
        ]
        for bytes in whole {
            for cut in 12..<bytes.count { _ = try embedded(Array(bytes[..<cut])) }
            for index in 12..<bytes.count {
                for value in [0, 0x7F, 0xFF] as [UInt8] {
                    var changed = bytes
                    changed[index] = value
                    _ = try embedded(changed)
                }
            }
        }
        #expect(try embedded(Array("GIF89a".utf8) + [1]) == nil)
    }

    @Test func `metadata of a photo without author has no creator`() {
        let names = XMPProperties(photo("1", author: "Unknown author")).all.map(\.name)
        #expect(Set(names).isDisjoint(with: ["creator", "attributionName", "Credit"]))
        #expect(names.contains("source") && names.contains("license"))
    }
}
