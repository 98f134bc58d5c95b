import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct FileCreditsTests {
    private let folder = TemporaryFolder()
    private let jpeg = AssembledPictures.jpeg(AssembledPictures.jfif)

    private func save(_ key: String, _ bytes: [UInt8], hasSidecar: Bool = true) throws -> String {
        let pictures = PicturesFolder(DefaultFolder(folder("img")))
        let draft = try pictures.draft(of: photo(key), in: nil)
        DiskFile.write(bytes, to: draft.path)
        let naming = FileNaming(try FileNameTemplate("p{key}"), isExact: true)
        return try pictures.publish(
            draft, of: photo(key), as: nil, width: nil, named: naming, hasSidecar: hasSidecar
        ).path
    }

    @Test func `pictures of a folder are listed by path, with credits from sidecar or metadata`() throws {
        _ = try save("2", jpegBytes)
        _ = try save("1", jpeg, hasSidecar: false)
        _ = try save("3", jpeg + [1])
        DiskFile.write(jpeg, to: folder("img/mine.jpg"))
        Program.run(
            "/bin/sh", ["-c", "cd '\(folder("img"))' && mkdir sub && mv p3.jpg sub && mv p2.jpg renamed.jpg"])
        let files = try FileCredits().pictures(at: [folder("img")])
        #expect(
            files.map { $0.path.dropFirst(folder("img").count + 1) } == [
                "mine.jpg", "p1.jpg", "renamed.jpg", "sub/p3.jpg",
            ])
        #expect(files.map(\.place) == [nil, .embedded, .sidecar, .embedded])
        #expect(files.map(\.photo?.id.description) == [nil, "demo:1", "demo:2", "demo:3"])
        for file in files.dropFirst() {
            let saved = try #require(file.photo)
            let original = photo(saved.id.key)
            #expect(saved.title == original.title && saved.author.name == original.author.name)
            #expect(saved.license.name == "CC0 1.0" && saved.pageLink == original.pageLink)
            #expect(saved.altText == "A fjord in fog")
        }
    }

    @Test func `a sidecar whose hash does not match the file is ignored, and a missing file is an error`()
        throws
    {
        let path = try save("1", jpegBytes)
        DiskFile.write(jpegBytes + [1], to: path)
        let files = try FileCredits().pictures(at: [path])
        #expect(files == [CreditedFile(path: path, photo: nil, place: nil)])
        #expect(throws: StoreError.self) { try FileCredits().pictures(at: [folder("none.jpg")]) }
    }

    @Test func `the user's alternative text is written into file and sidecar`() throws {
        let pictures = PicturesFolder(DefaultFolder(folder("img")))
        var photo = photo("1")
        photo.ownAlt = "Mine <&>"
        let draft = try pictures.draft(of: photo, in: nil)
        DiskFile.write(jpeg, to: draft.path)
        let path = try pictures.publish(draft, of: photo, as: nil).path
        let text = String(decoding: DiskFile.read(path) ?? [], as: UTF8.self)
        #expect(text.contains("<Iptc4xmpCore:AltTextAccessibility><rdf:Alt>"))
        let sidecar = try #require(DiskFile.read(path + ".json").flatMap { Sidecar(json: $0) })
        #expect(sidecar.alt == Sidecar.Alt(text: "Mine <&>", source: "own"))
        let read = try #require(FileCredits().pictures(at: [path]).first?.photo)
        #expect(AltText(read).map { [$0.text, $0.source.rawValue] } == ["Mine <&>", "own"])
        Program.run("/bin/rm", [path + ".json"])
        #expect(try FileCredits().pictures(at: [path]).first?.photo?.altText == "Mine <&>")
    }

    @Test func `paths become relative to a given folder, or to the working folder unless longer than before`()
    {
        let here = AbsolutePath.of("here")
        #expect(FileCredits().relative(here + "/a b.jpg", to: nil) == "here/a b.jpg")
        #expect(FileCredits().relative("/nowhere/a.jpg", to: nil) == "/nowhere/a.jpg")
        #expect(FileCredits().relative("/site/img/a.jpg", to: "/site/posts") == "../img/a.jpg")
        #expect(FileCredits().relative(here + "/a b.jpg", to: "/") == "/here/a b.jpg")
        for root in ["static", "public"] {
            #expect(FileCredits().relative(AbsolutePath.of(root) + "/img/a.jpg", to: "/") == "/img/a.jpg")
        }
        #expect(FileCredits().relative("/nowhere/a.jpg", to: "/") == "/nowhere/a.jpg")
        let link = "/proc/self/cwd"
        #expect(FileCredits().relative(link + "/img/a.jpg", to: link + "/posts") == "../img/a.jpg")
        #expect(
            AbsolutePath.of("./a/./b/", in: "/site") == "/site/a/b" && AbsolutePath.of(".", in: "/") == "/")
    }

    @Test func `alternative texts are stored, replaced and removed`() throws {
        let texts = SQLiteAltTexts(GalleryDatabase(folder: folder("data")))
        let id = photo("1").id
        #expect(try texts.altText(of: id) == nil)
        try texts.set(altText: "One", of: id)
        try texts.set(altText: "Two", of: id)
        #expect(try texts.altText(of: id) == "Two")
        try texts.set(altText: " ", of: id)
        #expect(try texts.altText(of: id) == nil)
    }
}
