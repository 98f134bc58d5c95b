import Testing

@testable import GalleryCore

@Suite struct PictureLookTests {
    private func look(_ seed: Int) throws -> PictureLook {
        try #require(
            PictureLook((0..<PictureLook.length).map { UInt8(truncatingIfNeeded: $0 * $0 * seed + 31) }))
    }

    private func distance(_ one: PictureLook, _ other: PictureLook) -> Int {
        one.distance(other)
    }

    @Test func `a descriptor of wrong length is rejected`() {
        #expect(PictureLook([UInt8](repeating: 1, count: PictureLook.length + 1)) == nil)
        #expect(PictureLook([]) == nil)
    }

    @Test func `a descriptor is close to its mirror image and far from that of another picture`() throws {
        let (one, other) = (try look(3), try look(7))
        #expect(distance(one, one) == 0 && distance(one, one.mirrored) == 0)
        #expect(distance(one, other) > 1_000 && distance(one, other) == distance(other, one))
        #expect(distance(one, other) <= LookDistance.most)
    }

    @Test func `mirroring a descriptor twice restores it`() throws {
        let look = try look(5)
        #expect(look.mirrored != look && look.mirrored.mirrored == look)
    }
}
