import Testing

@testable import GalleryCore

@Suite struct VisualDescriptorTests {
    private func descriptor(_ seed: Int) throws -> VisualDescriptor {
        try #require(
            VisualDescriptor(
                (0..<VisualDescriptor.length).map { UInt8(truncatingIfNeeded: $0 * $0 * seed + 31) }))
    }

    private func distance(_ one: VisualDescriptor, _ other: VisualDescriptor) -> Int {
        one.distance(other)
    }

    @Test func `a descriptor of wrong length is rejected`() {
        #expect(VisualDescriptor([UInt8](repeating: 1, count: VisualDescriptor.length + 1)) == nil)
        #expect(VisualDescriptor([]) == nil)
    }

    @Test
    func `a descriptor has distance 0 from its mirror image and a large distance from another descriptor`()
        throws
    {
        let (one, other) = (try descriptor(3), try descriptor(7))
        #expect(distance(one, one) == 0 && distance(one, one.mirrored) == 0)
        #expect(distance(one, other) > 1_000 && distance(one, other) == distance(other, one))
        #expect(distance(one, other) <= DescriptorDistance.most)
    }

    @Test func `mirroring a descriptor twice restores it`() throws {
        let descriptor = try descriptor(5)
        #expect(descriptor.mirrored != descriptor && descriptor.mirrored.mirrored == descriptor)
    }
}
