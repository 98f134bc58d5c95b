import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ContentCredentialsTests {
    private typealias Made = AssembledPictures
    private let folder = TemporaryFolder()
    private let manifest = Made.segment(
        0xEB,
        Array("JP".utf8) + [0, 1, 0, 0, 0, 1] + Array("\0\0\0/jumb\0\0\0'jumdc2pa".utf8) + [0, 0x11, 3])

    private func save(_ key: String, _ bytes: [UInt8], isUnchanged: Bool) throws -> (
        bytes: [UInt8]?, EmbeddedMetadata
    ) {
        let pictures = PicturesFolder(DefaultFolder(folder(isUnchanged ? "original" : "credited")))
        let draft = try pictures.draft(of: photo(key), in: nil)
        DiskFile.write(bytes, to: draft.path)
        let path = try pictures.publish(
            draft, of: photo(key), as: nil, width: nil, named: nil, hasSidecar: false,
            isUnchanged: isUnchanged
        ).path
        #expect((DiskFile.read(path + ".json") != nil) == isUnchanged)
        return (DiskFile.read(path), pictures.metadata(of: path, for: photo(key).id))
    }

    @Test func `a C2PA manifest is found in JPEG, PNG and WebP after a credit was embedded`() throws {
        let webp = Made.webp(
            Made.webpChunk("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 1, 0, 1, 0]), Made.webpChunk("C2PA", [1, 2]))
        let pictures = [Made.jpeg(Made.jfif, manifest), Made.png(Made.pngChunk("caBX", [1, 2])), webp]
        for (index, bytes) in pictures.enumerated() {
            let (saved, metadata) = try save("\(index)", bytes, isUnchanged: false)
            #expect(saved != bytes)
            #expect(metadata == EmbeddedMetadata(hasCredit: true, hasManifest: true))
        }
        let other = Made.segment(0xEB, Array("HDR_RI ver=11".utf8))
        #expect(try save("4", Made.jpeg(other), isUnchanged: false).1 == EmbeddedMetadata())
    }

    @Test func `an original is saved byte for byte, with its credit in a sidecar`() throws {
        let bytes = Made.jpeg(Made.jfif, manifest)
        let (saved, metadata) = try save("1", bytes, isUnchanged: true)
        #expect(saved == bytes)
        #expect(metadata == EmbeddedMetadata(hasCredit: false, hasManifest: true))
    }
}
