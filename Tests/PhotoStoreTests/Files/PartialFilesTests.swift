import ChildProcesses
import Foundation
import GalleryCore
import Glibc
import StoreKills
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(10))) struct PartialFilesTests {
    private let folder = TemporaryFolder()
    private var pictures: PicturesFolder {
        PicturesFolder(DefaultFolder(folder("Pictures")), cache: folder("cache"))
    }
    private var partials: [String] { DiskFile.names(in: folder("cache/saving")) }

    @Test func `when a draft ends, the folders created for it are removed unless they contain files`()
        throws
    {
        let nested = folder("new/nested")
        pictures.discard(try pictures.draft(of: photo("1"), in: nested))
        #expect(access(folder("new"), F_OK) != 0)
        let first = try pictures.draft(of: photo("1"), in: nested)
        #expect(FileManager.default.createFile(atPath: nested + "/notes.txt", contents: nil))
        pictures.setAside(first)
        #expect(access(nested + "/notes.txt", F_OK) == 0)
    }

    @Test func `a draft is in the cache, readable by its owner only, and not in the pictures folder`()
        throws
    {
        let draft = try pictures.draft(of: photo("1"), in: nil)
        #expect(draft.path.hasPrefix(folder("cache/saving/")))
        #expect(draft.isResumable)
        #expect(DiskFile.mode(draft.path) == 0o600)
        #expect(DiskFile.mode(folder("cache/saving")) == 0o700)
        #expect(DiskFile.names(in: folder("Pictures")).isEmpty)
    }

    @Test func `an interrupted download is resumed, even for a save to another folder`() throws {
        var draft: FileDraft? = try pictures.draft(of: photo("1"), in: nil)
        let path = try #require(draft?.path)
        DiskFile.write([1, 2, 3], to: path)
        DiskFile.write([4], to: FileDraft.originPath(of: path))
        if let draft { pictures.setAside(draft) }
        draft = nil
        let next = try pictures.draft(of: photo("1"), in: folder("Other"))
        #expect(next.path == path)
        #expect(next.folder == folder("Other"))
        #expect(DiskFile.read(next.path) == [1, 2, 3])
    }

    @Test func `a released draft can be reused while a starting child process still has it open`() throws {
        var draft: FileDraft? = try pictures.draft(of: photo("1"), in: nil)
        let path = try #require(draft?.path)
        let inherited = DiskFile.names(in: "/proc/self/fd").filter { name in
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + name)) == path
        }.compactMap { Int32($0).map { dup($0) } }
        defer { for descriptor in inherited { close(descriptor) } }
        #expect(!inherited.isEmpty)
        draft = nil
        #expect(try pictures.draft(of: photo("1"), in: nil).path == path)
    }

    @Test func `a draft whose download cannot be resumed is removed when the download stops`() throws {
        let draft = try pictures.draft(of: photo("1"), in: nil)
        DiskFile.write([1, 2, 3], to: draft.path)
        pictures.setAside(draft)
        #expect(partials.isEmpty)
    }

    @Test func `two concurrent downloads of one photo do not share a file`() throws {
        let first = try pictures.draft(of: photo("1"), in: nil)
        let second = try pictures.draft(of: photo("1"), in: nil)
        #expect(first.path != second.path)
        #expect(!second.isResumable)
        pictures.setAside(second)
        #expect(partials.count == 1)
    }

    @Test func `two photos, and two originals of a photo, have separate drafts`() throws {
        var other = photo("1")
        other.original = "/p/1/larger"
        let drafts = try [photo("1"), photo("2"), other].map { try pictures.draft(of: $0, in: nil) }
        #expect(Set(drafts.map(\.path)).count == 3)
        other.original = "/p/1/larger?signature=2"
        #expect(try pictures.draft(of: other, in: nil).isResumable == false)
    }

    @Test func `a published photo leaves no files in the cache`() throws {
        let draft = try pictures.draft(of: photo("1"), in: nil)
        DiskFile.write(jpegBytes, to: draft.path)
        DiskFile.write([1], to: FileDraft.originPath(of: draft.path))
        #expect(try pictures.publish(draft, of: photo("1"), as: nil).isNew)
        #expect(partials.isEmpty)
        #expect(DiskFile.names(in: folder("Pictures")).count == 2)
    }

    @Test func `a converted photo is saved and found, also if no format is requested`() throws {
        let draft = try pictures.draft(of: photo("1"), in: nil)
        DiskFile.write(jpegBytes, to: draft.path)
        let png = [0x89] + Array("PNG\r\n\u{1A}\n".utf8)
        DiskFile.write(png, to: draft.convertedPath)
        let path = try pictures.publish(draft, of: photo("1"), as: .png).path
        #expect(path.hasSuffix(".png"))
        #expect(DiskFile.read(path) == png)
        #expect(partials.isEmpty)
        #expect(try pictures.path(of: photo("1"), in: nil, as: .png) == path)
        #expect(try pictures.path(of: photo("1"), in: nil, as: nil) == path)
        #expect(try pictures.path(of: photo("1"), in: nil, as: .jpg) == nil)
    }

    @Test func `a photo already in the wanted format is saved unchanged`() throws {
        let draft = try pictures.draft(of: photo("1"), in: nil)
        DiskFile.write(jpegBytes, to: draft.path)
        #expect(try DiskFile.read(pictures.publish(draft, of: photo("1"), as: .jpg).path) == jpegBytes)
    }

    @Test func `if publishing fails, the downloaded bytes are kept`() throws {
        let draft = try pictures.draft(of: photo("1"), in: nil)
        DiskFile.write(jpegBytes, to: draft.path)
        DiskFile.write([1], to: draft.convertedPath)
        _ = rmdir(folder("Pictures"))
        DiskFile.write([1], to: folder("Pictures"))
        #expect(throws: StoreError.self) { try pictures.publish(draft, of: photo("1"), as: nil) }
        #expect(DiskFile.read(draft.path) == jpegBytes)
        #expect(!DiskFile.exists(draft.convertedPath))
    }

    @Test func `the partial file of a killed program is removed by the next save`() throws {
        var left = 0
        for round in 0..<12 {
            let writer = try Program.write(.saves, in: folder.path, first: round * 8)
            var hidden: [String] {
                DiskFile.names(in: folder("Pictures")).filter { $0.hasPrefix(".gallery-") }
            }
            let end = ContinuousClock.now + .seconds(20)
            while hidden.isEmpty, ContinuousClock.now < end {}
            writer.stop()
            left += hidden.count
            // Waits for the lock, which the killed writer releases when its process ends.
            let place = open(folder("Pictures"), O_RDONLY | O_DIRECTORY)
            #expect(flock(place, LOCK_EX) == 0)
            close(place)
            let draft = try pictures.draft(of: photo("\(round)"), in: nil)
            pictures.setAside(draft)
            let names = DiskFile.names(in: folder("Pictures")) + partials
            #expect(names.filter { $0.hasPrefix(".gallery-") } == [], "round \(round)")
        }
        #expect(left > 0)
    }

    @Test func `the partial file of a running program is kept`() throws {
        DiskFile.write([], to: folder("cache"))
        let draft = try pictures.draft(of: photo("1"), in: nil)
        #expect(draft.path.hasPrefix(folder("Pictures/.gallery-")))
        DiskFile.write(jpegBytes, to: draft.path)
        for number in 2...4 {
            let other = try pictures.draft(of: photo("\(number)"), in: nil)
            pictures.setAside(other)
        }
        #expect(DiskFile.read(draft.path) == jpegBytes)
        #expect(try pictures.publish(draft, of: photo("1"), as: nil).isNew)
    }

    @Test func `partial files older than a week are removed`() throws {
        _ = try pictures.draft(of: photo("9"), in: nil)
        let cache = folder("cache/saving/"), place = folder("Pictures/")
        let old = [cache + "a.part", cache + "a.part.origin", place + ".gallery-x.part"]
        let kept = [cache + "b.part", place + "x.part", place + ".gallery-x"]
        for path in old + kept { DiskFile.write([1], to: path) }
        for path in old + kept.suffix(2) {
            var times = [timeval(tv_sec: time(nil) - 8 * 86_400, tv_usec: 0), timeval()]
            times[1] = times[0]
            #expect(utimes(path, times) == 0)
        }
        _ = try pictures.draft(of: photo("1"), in: nil)
        #expect(old.allSatisfy { !DiskFile.exists($0) })
        #expect(kept.allSatisfy { DiskFile.exists($0) })
    }

    @Test func `without a writable cache, a draft is a hidden file in the pictures folder`() throws {
        DiskFile.write([], to: folder("cache"))
        let draft = try pictures.draft(of: photo("1"), in: nil)
        #expect(draft.path.hasPrefix(folder("Pictures/.gallery-")))
        #expect(!draft.isResumable)
        pictures.setAside(draft)
        #expect(DiskFile.names(in: folder("Pictures")).isEmpty)
    }

    @Test func `a link in the cache is not followed`() throws {
        let draft = try pictures.draft(of: photo("1"), in: nil)
        pictures.discard(draft)
        DiskFile.write([1], to: folder("secret"))
        _ = symlink(folder("secret"), draft.path)
        #expect(try pictures.draft(of: photo("1"), in: nil).path != draft.path)
        #expect(DiskFile.read(folder("secret")) == [1])
    }
}
