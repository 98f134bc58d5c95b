import GalleryCore
import TestKit
import Testing

struct TwinGroupsTests {
    private func file(
        _ name: String, _ look: UInt8, _ width: Int = 400, _ height: Int = 300, bytes: Int = 1000
    ) -> IndexedFile {
        IndexedFile(
            address: FileAddress.of("/p/\(name)"), bytes: bytes,
            size: PixelSize(width: width, height: height),
            look: PictureLook(descriptor: .plain(look), color: RGB(packed: 0)))
    }

    private func names(_ files: [IndexedFile]) -> [[String]] {
        TwinGroups(files).groups.map { $0.map { String($0.address.suffix(5)) } }
    }

    @Test func `near descriptors are one group, with most pixels, then most bytes first`() {
        #expect(
            names([
                file("a.jpg", 10, 40, 30), file("b.jpg", 100), file("c.jpg", 11),
                file("d.jpg", 12, bytes: 2000),
            ]) == [["d.jpg", "c.jpg", "a.jpg"]])
    }

    @Test func `groups are in the order of their first files`() {
        #expect(
            names([file("a.jpg", 200), file("b.jpg", 10), file("c.jpg", 11), file("d.jpg", 201)])
                == [["a.jpg", "d.jpg"], ["b.jpg", "c.jpg"]])
    }

    @Test func `a file between two others joins them, and their group keeps its place`() {
        // The first and the last are too far from each other; both are near to the third.
        #expect(
            names([
                file("a.jpg", 10), file("d.jpg", 14), file("b.jpg", 200), file("e.jpg", 201),
                file("c.jpg", 12),
            ]) == [["a.jpg", "d.jpg", "c.jpg"], ["b.jpg", "e.jpg"]])
    }

    @Test func `files with other proportions are no twins`() {
        #expect(names([file("a.jpg", 10), file("b.jpg", 10, 300, 400)]).isEmpty)
    }
}
