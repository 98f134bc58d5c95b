import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct PicturesFolderTests {
    private let folder = TemporaryFolder()
    private var pictures: PicturesFolder { PicturesFolder(DefaultFolder(folder("Pictures/gallery"))) }
    private let expected = "Jane Doe - Fog over the fjord - demo-1.jpg"

    private func save(_ bytes: [UInt8] = jpegBytes, _ photo: Photo = photo("1")) throws -> String {
        let draft = try pictures.draft(of: photo, in: nil)
        DiskFile.write(bytes, to: draft.path)
        return try pictures.publish(draft, of: photo, as: nil).path
    }

    private var names: [String] { DiskFile.names(in: pictures.path) }

    @Test func `a save leaves only the complete photo under its name and a sidecar with the credit`() throws {
        let path = try save()
        #expect(path == pictures.path + "/" + expected)
        #expect(DiskFile.read(path) == jpegBytes)
        #expect(names == [expected, expected + ".json"])
        let note = try #require(DiskFile.read(path + ".json").flatMap { Sidecar(json: $0) })
        #expect(note.credit == Credit(photo("1")).text())
        #expect(note.id == "demo:1")
    }

    @Test func `a draft is hidden, empty and accessible only to its owner`() throws {
        let draft = try pictures.draft(of: photo("1"), in: nil)
        #expect(draft.folder == pictures.path)
        #expect(names.count == 1)
        #expect(names.first?.hasPrefix(".gallery-") == true && names.first?.hasSuffix(".part") == true)
        #expect(DiskFile.mode(draft.path) == 0o600)
        #expect(DiskFile.read(draft.path) == [])
        pictures.discard(draft)
        #expect(names.isEmpty)
        pictures.discard(draft)
    }

    @Test func `a saved file has the default permissions of new files`() throws {
        let path = try save()
        DiskFile.write([], to: folder("plain"))
        #expect(DiskFile.mode(path) == DiskFile.mode(folder("plain")))
        #expect(DiskFile.mode(path + ".json") == DiskFile.mode(folder("plain")))
    }

    @Test func `a photo can be saved to a folder other than the default`() throws {
        let draft = try pictures.draft(of: photo("1"), in: folder("else where"))
        DiskFile.write(jpegBytes, to: draft.path)
        let path = try pictures.publish(draft, of: photo("1"), as: nil).path
        #expect(path == folder("else where/") + expected)
    }

    @Test func `a saved photo is not saved again, even if its bytes or title changed`() throws {
        let first = try save()
        #expect(try save() == first)
        #expect(try save(jpegBytes + [1], photo("1", title: "Another title")) == first)
        #expect(names == [expected, expected + ".json"])
    }

    @Test func `a photo with the bytes and the credit of a saved photo is not saved again`() throws {
        let first = try save()
        #expect(try save(jpegBytes, photo("2", service: .unsplash)) == first)
        #expect(names.count == 2)
    }

    @Test func `a photo with the bytes of a saved photo but another credit is saved, too`() throws {
        let first = try save()
        let second = try save(jpegBytes, photo("2", author: "John Roe"))
        #expect(first != second)
        #expect(names.count == 4)
    }

    @Test
    func `pictures in an exported board and non-picture files named after a photo do not count as saved`()
        throws
    {
        let export = try BoardFolders(DefaultFolder(pictures.path)).begin("Fog", in: nil)
        let copy = try export.add(jpegBytes, of: photo("1"), number: 1)
        try export.append("{}", to: "board.json")
        let exported = try export.publish() + "/" + copy
        let other = pictures.path + "/mine - demo-1.jpg"
        DiskFile.write(Array("text".utf8), to: other)
        #expect(try pictures.path(of: photo("1"), in: nil, as: nil) == nil)
        #expect(try save() == pictures.path + "/" + expected)
        #expect(!DiskFile.exists(exported + ".json") && !DiskFile.exists(other + ".json"))
    }

    @Test(arguments: [false, true])
    func `if saves are slow, ten concurrent saves of one photo or of equal bytes leave one file`(
        isOnePhoto: Bool
    ) async throws {
        let pictures = pictures
        try Folder.make(pictures.path, mode: 0o777)
        // Large sidecars that take a while to read.
        for number in 0..<20 {
            DiskFile.write(
                [UInt8](repeating: 0x20, count: 500_000), to: pictures.path + "/\(number).jpg.json")
        }
        // Locks the folder, as a sweep by another process does.
        let place = try Folder(path: pictures.path)
        #expect(flock(place.descriptor, LOCK_EX | LOCK_NB) == 0)
        let paths = await withTaskGroup(of: String?.self) { group in
            for number in 0..<10 {
                // A save blocks its thread while the folder is locked.
                group.addTask(executorPreference: ThreadExecutor()) {
                    let title = String(repeating: "fog ", count: number)
                    let photo = isOnePhoto ? photo("1", title: title) : photo("\(number)")
                    guard let draft = try? pictures.draft(of: photo, in: nil) else { return nil }
                    DiskFile.write(jpegBytes + (isOnePhoto ? [UInt8(number)] : []), to: draft.path)
                    return (try? pictures.publish(draft, of: photo, as: nil))?.path
                }
            }
            return await group.reduce(into: [String?]()) { $0.append($1) }
        }
        #expect(paths.count == 10 && Set(paths).count == 1, "\(paths)")
        #expect(names.count == 22)
        #expect(flock(place.descriptor, LOCK_UN) == 0)
    }

    @Test func `a photo whose file was modified is saved again with a number`() throws {
        DiskFile.write(jpegBytes + [1, 2, 3], to: try save())
        let second = try save()
        #expect(second.hasSuffix("demo-1 (2).jpg"))
        #expect(try save() == second)
        #expect(names.count == 4)
    }

    @Test
    func `a sidecar identifies a saved photo, but only in its folder and format and while the file exists`()
        throws
    {
        #expect(try pictures.path(of: photo("1"), in: nil, as: nil) == nil)
        let path = try save()
        #expect(try pictures.path(of: photo("1", title: "Renamed"), in: nil, as: nil) == path)
        #expect(try pictures.path(of: photo("1"), in: nil, as: .jpg) == path)
        #expect(try pictures.path(of: photo("1"), in: nil, as: .png) == nil)
        #expect(try pictures.path(of: photo("1"), in: folder("other"), as: nil) == nil)
        #expect(try pictures.path(of: photo("1", service: .unsplash), in: nil, as: nil) == nil)
        #expect(!DiskFile.exists(folder("other")))
        _ = unlink(path)
        #expect(try pictures.path(of: photo("1"), in: nil, as: nil) == nil)
    }

    @Test func `two photos whose keys make equal file names are both saved`() throws {
        let first = try save(jpegBytes, photo("a/b"))
        let second = try save(jpegBytes + [1], photo("a:b"))
        #expect(first != second)
        #expect(names.count == 4)
    }

    @Test func `a missing sidecar is written again`() throws {
        let path = try save()
        _ = unlink(path + ".json")
        #expect(try save() == path)
        #expect(DiskFile.exists(path + ".json"))
    }

    @Test(arguments: ["mkdir", "mkfifo", "touch", "ln -s /nowhere", "ln -s \"$HOME/.bashrc\""])
    func `a save does not replace an existing file, folder, pipe or link`(_ command: String) throws {
        try Folder.make(pictures.path, mode: 0o777)
        for taken in [expected, "Jane Doe - Fog over the fjord - demo-1 (2).jpg.json"] {
            Program.run("/bin/sh", ["-c", "\(command) '\(pictures.path)/\(taken)'"])
        }
        let path = try save()
        #expect(path.hasSuffix("demo-1 (3).jpg"))
        #expect(names.count == 4)
    }

    @Test func `a symbolic link at the file name is not followed and its target is unchanged`() throws {
        try Folder.make(pictures.path, mode: 0o777)
        DiskFile.write(jpegBytes, to: folder(".bashrc"))
        _ = symlink(folder(".bashrc"), pictures.path + "/" + expected)
        #expect(try save() == pictures.path + "/Jane Doe - Fog over the fjord - demo-1 (2).jpg")
        #expect(DiskFile.read(folder(".bashrc")) == jpegBytes)
    }

    @Test
    func `two saves that race for one file name both leave a complete file, in each of a hundred races`()
        async throws
    {
        let pictures = pictures
        for race in 0..<100 {
            await withTaskGroup(of: Void.self) { group in
                for racer in 0..<2 {
                    group.addTask {
                        let photo = photo("\(race)\(racer == 0 ? "/" : ":")")
                        guard let draft = try? pictures.draft(of: photo, in: nil) else { return }
                        DiskFile.write(jpegBytes + [UInt8(racer), UInt8(race)], to: draft.path)
                        _ = try? pictures.publish(draft, of: photo, as: nil)
                    }
                }
            }
        }
        let saved = names.filter { $0.hasSuffix(".jpg") }
        #expect(saved.count == 200)
        #expect(names.count == 400)
        let contents = saved.compactMap { DiskFile.read(pictures.path + "/" + $0) }
        #expect(Set(contents).count == 200)
        #expect(contents.allSatisfy { $0.count == jpegBytes.count + 2 })
    }

    @Test func `photos with hostile titles are saved inside the folder and read back`() throws {
        for (number, title) in HostileTitles.all.enumerated() where number.isMultiple(of: 10) {
            let path = try save(jpegBytes + title.utf8, photo("\(number)", title: title, author: title))
            #expect(path.hasPrefix(pictures.path + "/"))
            #expect(!path.dropFirst(pictures.path.count + 1).contains("/"))
            #expect(DiskFile.read(path) == jpegBytes + title.utf8)
        }
        #expect(folder.names == ["Pictures"])
    }

    @Test(arguments: [("<html>", FileContent.html), ("", .empty), ("%PDF-1", .pdf)])
    func `a file that is not a picture is refused with an error that states its type`(
        _ content: String, _ found: FileContent
    )
        throws
    {
        let draft = try pictures.draft(of: photo("1"), in: nil)
        DiskFile.write(Array(content.utf8), to: draft.path)
        #expect(throws: StoreError.notAPicture(.content(found))) {
            try pictures.publish(draft, of: photo("1"), as: nil)
        }
        pictures.discard(draft)
        #expect(names.isEmpty)
    }

    @Test func `the file extension is derived from the content, not from the title`() throws {
        let png = [0x89] + Array("PNG\r\n\u{1A}\n".utf8)
        #expect(try save(png, photo("1", title: "x.html")).hasSuffix("demo-1.png"))
    }

    @Test func `the files of a saved own picture contain no path, and it is found again`() throws {
        let address = FileAddress.of("/photos/anna/fog.jpg")
        let own = photo("1").identified(as: .file(address))
        let path = try save(jpegBytes, own)
        #expect(!path.contains("anna") && !names.isEmpty)
        for name in names {
            #expect(
                !String(decoding: DiskFile.read(pictures.path + "/" + name) ?? [], as: UTF8.self).contains(
                    "anna"))
        }
        #expect(try save(jpegBytes, own) == path)
        // Another picture may have taken the path.
        #expect(try save(jpegBytes + [0], own) != path)
    }
}
