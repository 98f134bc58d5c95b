import GalleryCore
import Testing

@testable import Pictures

@Suite struct BlurHashTests {
    // Reference values by blurhash-python.
    @Test(
        arguments: [
            (
                "LEHV6nWB2yk8pyo0adR*.7kCMdnj",
                [
                    0x87A4B1, 0xA1ADB1, 0xB5B4AB, 0xA0ACAE, 0x7C9AA9, 0x94949A, 0xA49186, 0x92989B, 0x7C909A,
                    0x908684, 0xA38268, 0x948C86,
                ]
            ),
            (
                "LGF5]+Yk^6#M@-5c,1J5@[or[Q6.",
                [
                    0xB076A3, 0xA777B8, 0x7664A9, 0xA74F7E, 0x958EB4, 0x6D8AC6, 0x71758F, 0x956C6D, 0x91A199,
                    0x5C99B2, 0x648187, 0x77746C,
                ]
            ),
        ] as [(String, [Int])])
    func `a known hash decodes to the reference pixels`(_ text: String, _ pixels: [Int]) throws {
        let decoded = try #require(BlurHash(text)).pixels(width: 4, height: 3)
        for (index, pixel) in pixels.enumerated() {
            let found = decoded.bytes[(index * 3)..<(index * 3 + 3)].reduce(0) { $0 << 8 | Int($1) }
            #expect(Codec.isNear(found, pixel, by: 1), "\(index)")
        }
    }

    @Test func `a hash with one component decodes to one color`() throws {
        // Size digit 0, maximum digit 0, then 0x336699 in four base-83 digits.
        var value = 0x336699, digits = ""
        let alphabet = Array(
            "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~")
        for _ in 0..<4 {
            digits = String(alphabet[value % 83]) + digits
            value /= 83
        }
        let pixels = try #require(BlurHash("00" + digits)).pixels(width: 2, height: 2)
        #expect(
            pixels.bytes == [UInt8](repeating: 0, count: 4).flatMap { _ in [0x33, 0x66, 0x99] as [UInt8] })
    }

    @Test func `an invalid string is not decoded`() {
        let good = "LEHV6nWB2yk8pyo0adR*.7kCMdnj"
        var cases = ["", "0", "00000", "~~~~~~", "00~~~~", String(repeating: "~", count: 6), "LEHV6n W2yk8"]
        cases += [
            String(good.dropLast()), good + "0", "\u{1B}[31m" + good, "é" + good.dropFirst(), "\0\0\0\0\0\0",
        ]
        cases += [String(repeating: "L", count: 100_000), "}" + String(repeating: "0", count: 165)]
        for text in cases { #expect(BlurHash(text) == nil, "\(text.prefix(20))") }
        for first in good.indices {
            var text = good
            text.replaceSubrange(first...first, with: "~")
            _ = BlurHash(text)?.pixels(width: 3, height: 3)
        }
    }

    @Test func `a placeholder shows the picture's BlurHash, or else its color, or else gray`() {
        func first(_ hash: String?, _ color: RGB?) -> [UInt8] {
            let photo = Photo.sample(.demo, "b", PictureSource([]), color: color, blurHash: hash)
            return Array(Placeholder.pixels(for: photo, width: 4, height: 4).bytes.prefix(3))
        }
        #expect(first(nil, .slate) == [0x10, 0x20, 0x30])
        #expect(first("broken", .slate) == [0x10, 0x20, 0x30])
        #expect(first("LEHV6nWB2yk8pyo0adR*.7kCMdnj", .slate) != [0x10, 0x20, 0x30])
        #expect(first(nil, nil) == [96, 96, 96])
        #expect(Placeholder.pixels(for: nil, width: 1, height: 1).bytes == [96, 96, 96])
    }
}
