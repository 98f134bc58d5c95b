import GalleryCore
import Testing

@Suite struct PhotoChangeTests {
    @Test(arguments: [
        ("CC BY-ND 4.0", true, true, 1), ("CC BY-ND 4.0", false, true, 0), ("CC BY-NC-ND 2.0", true, true, 2),
        ("CC BY-NC-ND 2.0", true, false, 1), ("CC BY 4.0", true, true, 0),
        ("Unsplash License", true, true, 0),
    ])
    func `a no-derivatives license conflicts with scaled copies, and a noncommercial one with commercial use`(
        license: String, isScaled: Bool, isCommercial: Bool, count: Int
    ) {
        let license = License(code: "", name: license)
        let conflicts = PhotoChange.conflicts(of: license, isScaled: isScaled, isCommercial: isCommercial)
        #expect(conflicts.count == count)
    }

    @Test(arguments: [
        (500, 667, true, false), (500, 667, false, true), (500, 400, true, true), (1800, 2400, false, false),
        (900, 1200, true, false),
    ])
    func `a scaled-down file with the photo's proportions has the photo's size`(
        width: Int, height: Int, isScaled: Bool, isChanged: Bool
    ) {
        var stored = Photo(
            id: PhotoID(service: .demo, key: "a"), author: Author(name: ""),
            license: License(code: "", name: ""), source: PictureSource(""))
        var current = stored
        stored.size = PixelSize(width: width, height: height)
        current.size = PixelSize(width: 1800, height: 2400)
        let changes = PhotoChange.changes(from: stored, to: current, isScaled: isScaled)
        #expect(changes.isEmpty != isChanged)
    }
}
