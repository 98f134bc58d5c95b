import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct RequestedNameTests {
    private let folder = TemporaryFolder()
    private var pictures: PicturesFolder { PicturesFolder(DefaultFolder(folder("Pictures"))) }
    private let jpeg = AssembledPictures.jpeg(AssembledPictures.jfif)

    private func naming(_ template: String, ending: String? = nil, isExact: Bool = true) throws -> FileNaming
    {
        FileNaming(try FileNameTemplate(template), values: [.n: "3"], ending: ending, isExact: isExact)
    }

    private func save(
        _ photo: Photo, _ naming: FileNaming?, bytes: [UInt8]? = nil, hasSidecar: Bool = true
    ) throws -> SavedFile {
        let draft = try pictures.draft(of: photo, in: nil)
        DiskFile.write(bytes ?? jpeg, to: draft.path)
        return try pictures.publish(
            draft, of: photo, as: nil, width: nil, named: naming, hasSidecar: hasSidecar)
    }

    /// Names of all files except drafts, which remain after an error.
    private var names: [String] { DiskFile.names(in: pictures.path).filter { !$0.hasPrefix(".") } }

    @Test func `a file and its sidecar get the requested name`() throws {
        let saved = try save(photo("1"), naming("fog-hero"))
        #expect(saved.isNew && saved.path == pictures.path + "/fog-hero.jpg")
        #expect(names == ["fog-hero.jpg", "fog-hero.jpg.json"])
        #expect(try save(photo("1"), naming("fog-hero")) == SavedFile(path: saved.path, isNew: false))
        #expect(
            try pictures.path(of: photo("1"), in: nil, as: nil, width: nil, named: naming("fog-hero"))
                == saved.path)
    }

    @Test func `a scaled copy is saved beside the full size; its sidecar has the original's hash`() throws {
        func save(_ width: Int?) throws -> SavedFile {
            let draft = try pictures.draft(of: photo("1"), in: nil)
            DiskFile.write(jpeg, to: draft.path)
            if width != nil { DiskFile.write(jpeg + [1], to: draft.convertedPath) }
            return try pictures.publish(
                draft, of: photo("1"), as: nil, width: width, named: nil, hasSidecar: false)
        }
        func path(_ width: Int?) throws -> String? {
            try pictures.path(of: photo("1"), in: nil, as: nil, width: width, named: nil)
        }
        let scaled = try save(800).path
        #expect(scaled.hasSuffix(" - 800w - demo-1.jpg"))
        #expect(try path(800) == scaled)
        #expect(try path(nil) == nil && path(400) == nil)
        let full = try save(nil).path
        #expect(full != scaled)
        #expect(try path(nil) == full && path(800) == scaled)
        #expect(try !save(800).isNew)
        let sidecar = try #require(DiskFile.read(scaled + ".json").flatMap(Sidecar.init(json:)))
        let original = folder.path + "/original"
        DiskFile.write(jpeg, to: original)
        #expect(sidecar.width == 800 && sidecar.originalBytes == jpeg.count)
        guard let file = OpenFile(path: original) else { throw StoreError.system(path: original) }
        let digest = SHA256.digest(of: file)
        #expect(sidecar.sha256 == digest)
    }

    @Test func `a requested name is refused if another photo or a file of the user has that name`() throws {
        let path = try save(photo("1"), naming("fog")).path
        let taken = StoreError.nameTaken(path: path, photo: "demo:1")
        #expect(throws: taken) { try save(photo("2"), naming("fog"), bytes: jpeg + [1]) }
        #expect(throws: taken) {
            try pictures.path(of: photo("2"), in: nil, as: .jpg, width: nil, named: naming("fog"))
        }
        DiskFile.write([1], to: pictures.path + "/mine.jpg")
        #expect(throws: StoreError.nameTaken(path: pictures.path + "/mine.jpg", photo: nil)) {
            try save(photo("2"), naming("mine"))
        }
        #expect(DiskFile.read(pictures.path + "/mine.jpg") == [1])
        #expect(names == ["fog.jpg", "fog.jpg.json", "mine.jpg"])
    }

    @Test func `a requested name that has the photo in another width is refused as that`() throws {
        func save(_ width: Int?) throws -> SavedFile {
            let draft = try pictures.draft(of: photo("1"), in: nil)
            DiskFile.write(jpeg, to: draft.path)
            if width != nil { DiskFile.write(jpeg + [1], to: draft.convertedPath) }
            return try pictures.publish(
                draft, of: photo("1"), as: nil, width: width, named: naming("fog"), hasSidecar: true)
        }
        let path = try save(800).path
        #expect(try save(800) == SavedFile(path: path, isNew: false))
        for width in [nil, 400] {
            #expect(throws: StoreError.otherWidth(path: path, width: 800)) { try save(width) }
            #expect(throws: StoreError.otherWidth(path: path, width: 800)) {
                try pictures.path(of: photo("1"), in: nil, as: .jpg, width: width, named: naming("fog"))
            }
        }
    }

    @Test func `a requested extension must match the content`() throws {
        #expect(throws: StoreError.wrongExtension(name: "png", content: .jpg)) {
            try save(photo("1"), naming("fog", ending: "png"))
        }
        #expect(try save(photo("1"), naming("fog", ending: "jpeg")).path.hasSuffix("/fog.jpeg"))
    }

    @Test(arguments: [
        ("{author} - {title} ({id})", "Jane Doe - Fog over the fjord (demo-1).jpg"),
        ("{slug}", "fog-over-the-fjord.jpg"), ("fog-{n}", "fog-3.jpg"),
        ("{board}{service}-{key}", "demo-1.jpg"),
        ("../{title}/x", "Fog over the fjord-x.jpg"), ("{width}x{height}", "4000x3000.jpg"),
        ("{published} {license}", "2023-03-08 CC0 1.0.jpg"), ("{board}", "demo-1.jpg"), ("con", "_con.jpg"),
    ])
    func `a template is filled with the fields of the photo`(template: String, name: String) throws {
        #expect(try FileName(naming(template), photo("1"), kind: .jpg).text() == name)
    }

    @Test func `in a file name from a template, long texts are cut and other fields are complete`() throws {
        let title = String(repeating: "Туман над фьордом ", count: 40)
        let name = try FileName(naming("{title} - {id}"), photo("1", title: title), kind: .jpg).text()
        #expect(name.utf8.count <= FileName.limit && name.hasSuffix(" - demo-1.jpg"))
    }

    @Test func `a file name from a template gets a number if the name is taken`() throws {
        let slug = FileNaming(.slug)
        let first = try save(photo("1"), slug).path
        #expect(try save(photo("2"), slug, bytes: jpeg + [1]).path.hasSuffix("/fog-over-the-fjord-2.jpg"))
        #expect(try save(photo("1"), slug) == SavedFile(path: first, isNew: false))
    }

    @Test
    func `if sidecars are off, a file is identified by its embedded ID; a GIF still gets a sidecar`()
        throws
    {
        let saved = try save(photo("1"), nil, hasSidecar: false)
        #expect(names.count == 1)
        #expect(try pictures.path(of: photo("1"), in: nil, as: nil) == saved.path)
        #expect(try save(photo("1"), nil, hasSidecar: false) == SavedFile(path: saved.path, isNew: false))
        #expect(names.count == 1)
        // A file that cannot contain the credit gets a sidecar even without `hasSidecar`.
        _ = try save(photo("2"), nil, bytes: Array("GIF89a".utf8) + [1, 2, 3], hasSidecar: false)
        #expect(names.contains { $0.hasSuffix("demo-2.gif.json") })
    }

    @Test(arguments: ["mv *.jpg a.jpg", "mv *.json a.jpg.json; mv *1.jpg a.jpg", "rm *.json; mv *.jpg a.jpg"])
    func `a renamed file is still identified`(_ command: String) throws {
        _ = try save(photo("1"), nil)
        Program.run("/bin/sh", ["-c", "cd '\(pictures.path)' && \(command)"])
        #expect(try pictures.path(of: photo("1"), in: nil, as: nil) == pictures.path + "/a.jpg")
        #expect(try pictures.path(of: photo("2"), in: nil, as: nil) == nil)
    }

    @Test func `a renamed file without embedded metadata is identified by its hash`() throws {
        let saved = try save(photo("1"), nil, bytes: jpegBytes)
        Program.run("/bin/mv", [saved.path, pictures.path + "/a.jpg"])
        #expect(try pictures.path(of: photo("1"), in: nil, as: nil) == pictures.path + "/a.jpg")
    }

    @Test func `a file moved to a subfolder is still identified`() throws {
        let saved = try save(photo("1"), nil)
        Program.run("/bin/sh", ["-c", "cd '\(pictures.path)' && mkdir -p sub/fog && mv *.jpg* sub/fog"])
        let name = saved.path.split(separator: "/").last ?? ""
        #expect(try pictures.path(of: photo("1"), in: nil, as: nil) == pictures.path + "/sub/fog/\(name)")
    }
}
