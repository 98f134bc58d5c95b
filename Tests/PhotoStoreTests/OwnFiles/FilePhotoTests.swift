import FoundationEssentials
import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

struct FilePhotoTests {
    private let folder = TemporaryFolder()

    private func photo(_ bytes: [UInt8], at name: String) throws -> Photo {
        try #require(Photo(fileAt: Array(folder.put(bytes, at: name).utf8)))
    }

    @Test(arguments: [
        ("a.jpg", PictureHead.jpeg(40, 30)), ("a.png", PictureHead.png(40, 30)),
        ("a.gif", PictureHead.gif(40, 30)), ("a.webp", PictureHead.webP(40, 30)),
        ("a.bmp", PictureHead.bmp(40, 30)),
    ])
    func `the size of a picture is read from the header of its file`(name: String, bytes: [UInt8]) throws {
        let photo = try photo(bytes, at: name)
        #expect(photo.size == PixelSize(width: 40, height: 30) && photo.bytes == bytes.count)
        #expect(photo.title == "a" && photo.filePath == folder(name))
    }

    @Test func `camera, date, exposure and position come from Exif, and a rotated picture has swapped sides`()
        throws
    {
        let photo = try photo(
            PictureHead.jpeg(40, 30, exif: PictureHead.exif(orientation: 6)), at: "a.jpg")
        #expect(photo.size == PixelSize(width: 30, height: 40))
        #expect(photo.exif?.camera == "Pentax K-3" && photo.exif?.exposure == "1/250")
        #expect(photo.taken == LocalDate("2024-05-01T12:30:00"))
        #expect(photo.place?.latitude == -12.5 && photo.place?.longitude == 45.5)
    }

    @Test func `a RAW file is a photo with its camera but without the size of its first picture`()
        throws
    {
        let photo = try photo(PictureHead.exif(orientation: 6), at: "a.NEF")
        #expect(photo.fileType == "nef" && photo.size == nil && photo.exif?.camera == "Pentax K-3")
        #expect(try self.photo(Array("FUJIFILMCCD-RAW".utf8), at: "b.raf").fileType == "raf")
    }

    @Test func `the address of a file is ASCII, and its path has the bytes of the name`() throws {
        let photo = try photo(PictureHead.png(1, 1), at: "Öl & 100%.png")
        #expect(photo.id.key.allSatisfy(\.isASCII) && photo.id.isAddress)
        #expect(photo.filePath == folder("Öl & 100%.png"))
        #expect(photo.source.variants.count == 1)
    }

    @Test func `a name that is not UTF-8 is shown with U+FFFD, and its file is found`() throws {
        let path = Array(folder.path.utf8) + Array("/a".utf8) + [0xFF] + Array(".png".utf8)
        let file = path.withCString { open($0, O_WRONLY | O_CREAT, 0o600) }
        PictureHead.png(3, 2).withUnsafeBytes { _ = write(file, $0.baseAddress, $0.count) }
        close(file)
        let photo = try #require(Photo(fileAt: path))
        #expect(photo.title == "a\u{FFFD}" && photo.fileAddress.flatMap(FileAddress.bytes) == path)
    }

    @Test func `a folder, a pipe, a text and a missing file are no photos`() {
        mkdir(folder("b.png"), 0o700)
        mkfifo(folder("c.png"), 0o600)
        folder.put("text", at: "d.png")
        for name in ["b.png", "c.png", "d.png", "e.png"] {
            #expect(Photo(fileAt: Array(folder(name).utf8)) == nil)
        }
    }
}
