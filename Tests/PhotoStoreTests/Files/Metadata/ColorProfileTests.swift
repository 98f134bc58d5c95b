import GalleryCore
import Glibc
import Testing
import Waiting

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(5))) struct ColorProfileTests {
    private let folder = TemporaryFolder()

    private static func profile(_ count: Int, space: String = "RGB ", sign: String = "acsp") -> [UInt8] {
        var bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 13) }
        bytes.replaceSubrange(16..<20, with: space.utf8)
        bytes.replaceSubrange(36..<40, with: sign.utf8)
        return bytes
    }

    private static func segment(_ number: UInt8, of count: UInt8, _ part: [UInt8]) -> [UInt8] {
        MadePictures.segment(0xE2, Array("ICC_PROFILE\0".utf8) + [number, count] + part)
    }

    private func read(_ bytes: [UInt8], _ kind: PictureKind) throws -> ColorProfile? {
        DiskFile.write(bytes, to: folder("x"))
        guard let file = OpenFile(path: folder("x")) else { throw StoreError.system(path: folder("x")) }
        return ColorProfile(of: file, kind: kind)
    }

    @Test func `it is put together from the segments of a JPEG, in any order`() throws {
        let whole = Self.profile(300)
        let first = Self.segment(1, of: 2, Array(whole[..<200]))
        let second = Self.segment(2, of: 2, Array(whole[200...]))
        #expect(try read(MadePictures.jpeg(first, MadePictures.exif, second), .jpg)?.bytes == whole)
        #expect(try read(MadePictures.jpeg(second, first), .jpg)?.bytes == whole)
        for damaged in [first, first + first, Self.segment(0, of: 1, whole), Self.segment(2, of: 1, whole)] {
            #expect(try read(MadePictures.jpeg(damaged), .jpg) == nil)
        }
    }

    @Test(arguments: [("CMYK", "acsp"), ("GRAY", "acsp"), ("RGB ", "abcd")])
    func `one for other colors is none`(space: String, sign: String) throws {
        let bytes = Self.profile(200, space: space, sign: sign)
        #expect(try read(MadePictures.jpeg(Self.segment(1, of: 1, bytes)), .jpg) == nil)
        #expect(try read(MadePictures.jpeg(Self.segment(1, of: 1, [1, 2, 3])), .jpg) == nil)
    }

    @Test(arguments: [200, 65_519, 65_520, 140_000])
    func `what is written into a JPEG is read again`(count: Int) throws {
        let bytes = Self.profile(count)
        let webp = MadePictures.webp(
            MadePictures.webpChunk("VP8X", [0x20, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
            MadePictures.webpChunk("ICCP", Array(bytes.prefix(60_000))))
        #expect(try read(webp, .webp)?.bytes == Array(bytes.prefix(60_000)))
        let profile = try #require(try read(MadePictures.jpeg(Self.parts(of: bytes)), .jpg))
        #expect(profile.bytes == bytes)
        #expect(try read(MadePictures.jpeg(profile.segments), .jpg) == profile)
    }

    /// In pieces of a thousand bytes.
    private static func parts(of bytes: [UInt8]) -> [UInt8] {
        let starts = Array(stride(from: 0, to: bytes.count, by: 1_000))
        return starts.enumerated().flatMap { index, start in
            segment(
                UInt8(index + 1), of: UInt8(starts.count),
                Array(bytes[start..<min(start + 1_000, bytes.count)]))
        }
    }

    @Test(arguments: [200, 65_535, 65_536, 140_000])
    func `what is written into a PNG unpacks to what it was`(count: Int) throws {
        let bytes = Self.profile(count)
        let profile = try #require(try read(MadePictures.jpeg(Self.parts(of: bytes)), .jpg))
        let payload = profile.storedForPNG
        #expect(payload.starts(with: Array("ICC\0\0".utf8)))
        DiskFile.write(Array(payload.dropFirst(5)), to: folder("stream"))
        let script = "import sys,zlib;sys.stdout.write(zlib.decompress(open(sys.argv[1],'rb').read()).hex())"
        let unpacked = Program.run("/usr/bin/python3", ["-c", script, folder("stream")])
        #expect(unpacked == bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
    }

    @Test func `a converted file gets it where its format has it`() throws {
        let bytes = Self.profile(200)
        let profile = try #require(try read(MadePictures.jpeg(Self.segment(1, of: 1, bytes)), .jpg))
        let lossy = MadePictures.webpChunk("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 1, 0, 1, 0])
        let files: [(PictureKind, [UInt8])] = [
            (.jpg, MadePictures.jpeg(MadePictures.jfif)), (.webp, MadePictures.webp(lossy)),
            (.png, MadePictures.png()),
        ]
        for (kind, file) in files {
            DiskFile.write(file, to: folder("from"))
            DiskFile.write([], to: folder("to"))
            guard let source = OpenFile(path: folder("from")) else { continue }
            let embedded = EmbeddedCredit.pieces(
                of: source, kind: kind, XMPProperties(photo("1")), profile: profile)
            let pieces = try #require(embedded)
            let target = open(folder("to"), O_WRONLY)
            try pieces.write(from: source, to: target, path: folder("to"))
            _ = close(target)
            let made = try #require(DiskFile.read(folder("to")))
            if kind == .png {
                let payload = profile.storedForPNG
                let sum = CRC32.of(Array("iCCP".utf8) + payload)
                let chunk = MadePictures.pngChunk(
                    "iCCP", payload, sum: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) })
                #expect(made.dropFirst(33).starts(with: chunk))
            } else {
                #expect(try read(made, kind) == profile)
            }
        }
    }
}
