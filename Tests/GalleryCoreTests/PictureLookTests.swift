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

    @Test func `a look has one number of bytes`() {
        #expect(PictureLook([UInt8](repeating: 1, count: PictureLook.length + 1)) == nil)
        #expect(PictureLook([]) == nil)
    }

    @Test func `a picture looks like itself and like its mirror image, and others do not`() throws {
        let (one, other) = (try look(3), try look(7))
        #expect(distance(one, one) == 0 && distance(one, one.mirrored) == 0)
        #expect(distance(one, other) > 1_000 && distance(one, other) == distance(other, one))
        #expect(distance(one, other) <= LookDistance.most)
    }

    @Test func `mirrored twice it is as before`() throws {
        let look = try look(5)
        #expect(look.mirrored != look && look.mirrored.mirrored == look)
    }
}
