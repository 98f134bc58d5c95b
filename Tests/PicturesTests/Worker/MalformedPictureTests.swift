import GalleryCore
import PictureExchange
import TestKit
import Testing

@testable import Pictures

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct MalformedPictureTests {
    private static func mutated(_ bytes: [UInt8], _ dice: inout SeededRandom) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...8, using: &dice) {
            guard !bytes.isEmpty else { break }
            let at = Int.random(in: 0..<bytes.count, using: &dice)
            switch Int.random(in: 0..<5, using: &dice) {
            case 0: bytes[at] ^= 1 << UInt8.random(in: 0...7, using: &dice)
            case 1: bytes[at] = UInt8.random(in: 0...255, using: &dice)
            case 2: bytes.removeSubrange(at..<min(bytes.count, at + Int.random(in: 1...16, using: &dice)))
            case 3: bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + 12)], at: at)
            default: bytes[at] = [0, 0xFF, 0x7F, 0x80].randomElement(using: &dice) ?? 0
            }
        }
        return bytes
    }

    @Test(arguments: [Fixture.all, Fixture.rare], [SeededRandom(seed: 42)])
    func `a valid picture is decoded after each of 300 malformed ones`(
        _ fixtures: [Fixture], _ random: SeededRandom
    ) async throws {
        let worker = PictureWorker(processes: 1)
        var dice = random
        var refused = 0
        for index in 0..<300 {
            let fixture = fixtures[index % fixtures.count]
            do throws(PictureError) {
                let bytes = Self.mutated(fixture.bytes, &dice)
                let picture = try await worker.decode(bytes, .exact, width: 20, height: 20)
                #expect(picture.bytes.count == 1200)
            } catch {
                #expect(error != .unavailable)
                refused += 1
            }
            let good = try await worker.decode(Fixture.palettePNG.bytes, .within, width: 32, height: 32)
            #expect(good.bytes.prefix(3) == [0xE0, 0x20, 0x20])
        }
        #expect(refused > 20)
    }
}
