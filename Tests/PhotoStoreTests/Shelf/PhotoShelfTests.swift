import Fakes
import GalleryCore
import Glibc
import Testing

@testable import PhotoStore

@Suite struct PhotoShelfTests {
    private let home = TemporaryFolder()

    @Test func `photos come back as they were, and the folder stays empty`() throws {
        let shelf = PhotoShelf(folder: home.path + "/new/cache")
        let marks = (0..<20).map { shelf.putAway(Photo.samples(60, from: 60 * $0 + 1)) }
        for (number, mark) in marks.enumerated().reversed() {
            #expect(shelf.photos(at: try #require(mark)) == Photo.samples(60, from: 60 * number + 1))
        }
        let folder = try Folder(path: home.path + "/new/cache")
        #expect(folder.names().filter { !$0.hasPrefix(".") }.isEmpty)
    }

    @Test func `a full shelf and a folder that cannot be made take nothing`() throws {
        let small = PhotoShelf(folder: home.path, limit: 2000)
        let mark = try #require(small.putAway(Photo.samples(1)))
        #expect(small.putAway(Photo.samples(60)) == nil)
        #expect(small.photos(at: mark) == Photo.samples(1))
        #expect(PhotoShelf(folder: "").putAway(Photo.samples(1)) == nil)
        #expect(PhotoShelf(folder: "/dev/null/x").putAway(Photo.samples(1)) == nil)
    }

    @Test func `what is no mark of it is no photo`() throws {
        let shelf = PhotoShelf(folder: home.path)
        #expect(shelf.photos(at: ShelfMark(offset: 0, length: 10)) == [])
        _ = shelf.putAway(Photo.samples(2))
        #expect(shelf.photos(at: ShelfMark(offset: 3, length: 10)) == [])
        #expect(shelf.photos(at: ShelfMark(offset: 1 << 20, length: 10)) == [])
    }
}
