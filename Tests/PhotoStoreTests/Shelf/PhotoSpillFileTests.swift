import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

@Suite struct PhotoSpillFileTests {
    private let home = TemporaryFolder()

    @Test func `photos in a spill file are read back, and no file is visible in the folder`() throws {
        let spillFile = PhotoSpillFile(folder: home.path + "/new/cache")
        let marks = (0..<20).map { spillFile.spill(Photo.samples(60, from: 60 * $0 + 1)) }
        for (number, location) in marks.enumerated().reversed() {
            #expect(spillFile.photos(at: try #require(location)) == Photo.samples(60, from: 60 * number + 1))
        }
        let folder = try Folder(path: home.path + "/new/cache")
        #expect(folder.names().filter { !$0.hasPrefix(".") }.isEmpty)
    }

    @Test func `a full spill file or an unusable folder accepts no photos`() throws {
        let small = PhotoSpillFile(folder: home.path, limit: 2000)
        let location = try #require(small.spill(Photo.samples(1)))
        #expect(small.spill(Photo.samples(60)) == nil)
        #expect(small.photos(at: location) == Photo.samples(1))
        #expect(PhotoSpillFile(folder: "").spill(Photo.samples(1)) == nil)
        #expect(PhotoSpillFile(folder: "/dev/null/x").spill(Photo.samples(1)) == nil)
    }

    @Test func `an invalid offset in the spill file returns no photos`() throws {
        let spillFile = PhotoSpillFile(folder: home.path)
        #expect(spillFile.photos(at: SpillOffset(offset: 0, length: 10)) == [])
        _ = spillFile.spill(Photo.samples(2))
        #expect(spillFile.photos(at: SpillOffset(offset: 3, length: 10)) == [])
        #expect(spillFile.photos(at: SpillOffset(offset: 1 << 20, length: 10)) == [])
    }
}
