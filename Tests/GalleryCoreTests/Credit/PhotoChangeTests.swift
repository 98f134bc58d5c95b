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
}
