import GalleryCore
import Testing

@Suite struct PictureSourceTests {
    @Test func `a source set is parsed from its text form`() {
        let source = PictureSource([
            .init(address: "https://x.test/a,b?w=1", width: 320), .init(address: "/images/1", width: nil),
        ])
        #expect(source.description == "https://x.test/a,b?w=1 320w, /images/1 *w")
        #expect(PictureSource(source.description) == source)
    }

    @Test(arguments: ["", "x", "x 12", "x w", "x -1w", "x 12w 3", " , "])
    func `an invalid source set has no variants`(text: String) {
        #expect(PictureSource(text).variants.isEmpty)
    }

    @Test func `a source set drops variants whose address is empty or contains whitespace`() {
        #expect(
            PictureSource([.init(address: "a b", width: 1), .init(address: "", width: 1)]).variants.isEmpty)
    }

    @Test func `the narrowest variant that is wide enough is chosen, or else the widest`() {
        let source = PictureSource(
            [640, 320, 1024].map { (width: Int) in .init(address: "a\(width)", width: width) })
        #expect(source.variant(forWidth: 400)?.width == 640)
        #expect(source.variant(forWidth: 320)?.width == 320)
        #expect(source.variant(forWidth: 5000)?.width == 1024)
    }

    @Test func `a variant without a fixed width is preferred`() {
        let source = PictureSource([.init(address: "a", width: 640), .init(address: "b", width: nil)])
        #expect(source.variant(forWidth: 300)?.address == "b")
    }
}
