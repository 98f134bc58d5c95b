import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct FileThumbnailsTests {
    private let pictures = TemporaryFolder()
    private let cache = TemporaryFolder()

    private func size(_ width: Int, _ height: Int) throws -> PixelSize {
        try #require(PixelSize(width: width, height: height))
    }

    private func thumbnail(_ name: String, of picture: PixelSize, atLeast needed: PixelSize) -> [UInt8]? {
        FileThumbnails(folder: cache.path)
            .thumbnail(of: Array(pictures(name).utf8), showing: picture, atLeast: needed)
    }

    @Test(
        arguments: [
            (1, (4000, 3000), (124, 93), true), (1, (4000, 3000), (160, 120), true),
            (1, (4000, 3000), (161, 121), false), (1, (4000, 2667), (120, 80), false),
            (6, (3000, 4000), (93, 124), true), (6, (4000, 3000), (93, 69), false),
        ] as [(Int, (Int, Int), (Int, Int), Bool)])
    func `the thumbnail in Exif is used if it is large enough and has the proportions of the picture`(
        orientation: Int, picture: (Int, Int), needed: (Int, Int), isUsed: Bool
    ) throws {
        let small = PictureHead.jpeg(160, 120)
        let exif = PictureHead.exif(orientation: orientation, thumbnail: small)
        pictures.put(PictureHead.jpeg(4000, 3000, exif: exif), at: "a.jpg")
        let found = try thumbnail(
            "a.jpg", of: size(picture.0, picture.1), atLeast: size(needed.0, needed.1))
        #expect((found != nil) == isUsed)
        guard let found else { return }
        pictures.put(found, at: "thumbnail.jpg")
        guard let file = OpenFile(path: pictures("thumbnail.jpg")) else { return #expect(Bool(false)) }
        let shown = orientation == 1 ? try size(160, 120) : try size(120, 160)
        #expect(PictureHeader(file, kind: .jpg).size == shown)
    }

    @Test(arguments: [(0, true), (1, false)])
    func `a thumbnail of a file manager is used while its time is that of the file`(
        age: Int, isUsed: Bool
    ) throws {
        let name = "Öl (1).png"
        pictures.put(PictureHead.png(4000, 3000), at: name)
        let path = Array(pictures(name).utf8)
        let changed = try #require(FileStatus(following: path)).modified - age
        let address = "file://" + pictures.path + "/%C3%96l%20(1).png"
        let texts = ["Thumb::URI\0" + address, "Thumb::MTime\0\(changed)"].flatMap {
            FileChunks.png("tEXt", Array($0.utf8))
        }
        cache.put(
            PictureHead.png(256, 192) + texts + FileChunks.png("IEND", []),
            at: "large/\(MD5.digest(of: address)).png")
        #expect(try (thumbnail(name, of: size(4000, 3000), atLeast: size(200, 150)) != nil) == isUsed)
        #expect(try thumbnail(name, of: size(4000, 3000), atLeast: size(300, 225)) == nil)
    }

    @Test func `the name of a thumbnail is that of the standard's example`() {
        let digest = MD5.digest(of: "file:///home/jens/photos/me.png")
        #expect(digest == "c6ee772d9e49320e97ec29a7eb5b1697")
    }
}
