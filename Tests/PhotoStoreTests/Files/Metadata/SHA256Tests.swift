import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct SHA256Tests {
    private let folder = TemporaryFolder()

    private func digest(_ bytes: [UInt8]) throws -> String {
        DiskFile.write(bytes, to: folder("x"))
        guard let file = OpenFile(path: folder("x")) else { throw StoreError.system(path: folder("x")) }
        return SHA256.digest(of: file)
    }

    /// Examples of FIPS 180-4 and, for the empty text, output of `sha256sum`.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `the digests of known inputs match FIPS 180-4 and sha256sum`(text: String, expected: String) throws {
        #expect(try digest(Array(text.utf8)) == expected)
    }

    @Test(arguments: [55, 56, 63, 64, 65, 262_143, 262_144, 262_145])
    func `digests at block and buffer boundaries match sha256sum`(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ count) }
        let own = try digest(bytes)
        #expect(Program.run("/usr/bin/sha256sum", [folder("x")]).hasPrefix(own + " "))
    }

    @Test func `the CRC of a PNG end chunk matches the standard`() {
        #expect(CRC32.of(Array("IEND".utf8)) == 0xAE42_6082)
    }
}
