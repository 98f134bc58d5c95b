import Foundation
import Glibc
import TestKit
import Testing

/// Renaming and removing own pictures, and paths that cannot be read.
@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct FileEditingTests {
    private let home = Home()
    private let folder = Home()

    init() {
        for name in ["a.jpg", "b.jpg", "c.jpg"] { folder.put(SmallPicture.jpeg(name), at: name) }
    }

    private func run(_ script: String) throws -> ProgramRun {
        try Gallery.run("-c", "folder \(folder.path); \(script)", home: home)
    }

    private func favorites() throws -> String {
        try Gallery.run("--jsonl", "-c", "favorites", home: home).text
    }

    @Test func `a favorite follows its file when it is renamed, and when that is undone`() throws {
        let renamed = try run("fav 2; rename 2 as harbor")
        #expect(renamed.code == 0 && folder.names == ["a.jpg", "c.jpg", "harbor.jpg"], "\(renamed.all)")
        #expect(try favorites().contains("/harbor.jpg\""))
        let undone = try Gallery.run("undo", home: home)
        #expect(undone.code == 0 && folder.names == ["a.jpg", "b.jpg", "c.jpg"], "\(undone.all)")
        #expect(try favorites().contains("/b.jpg\""))
        let again = try run("rename 2 as harbor; undo; trash 2")
        #expect(again.code == 0 && folder.names == ["a.jpg", "c.jpg"], "\(again.all)")
    }

    @Test func `a renamed file has its new name in the list, in facts, and for the next command`() throws {
        let renamed = try run("rename 2 as harbor; list; open 2; info; rename 2 as port; info")
        #expect(renamed.code == 0 && folder.names == ["a.jpg", "c.jpg", "port.jpg"], "\(renamed.all)")
        #expect(renamed.text.ranges(of: "harbor.jpg").count > 1, "\(renamed.all)")
        #expect(renamed.text.contains(folder("port.jpg")), "\(renamed.all)")
        let undone = try run("rename 1 as x; undo; list; open 1; info")
        #expect(undone.text.contains(folder("a.jpg")), "\(undone.all)")
        #expect(!undone.text.contains("x.jpg"), "\(undone.all)")
    }

    @Test func `after names are exchanged, numbers mean the same files`() throws {
        let before = try Data(contentsOf: URL(filePath: folder("a.jpg")))
        let run = try run("rename 1 as x; rename 2 as a; rename 1 as b; trash 2")
        #expect(run.code == 0 && folder.names == ["b.jpg", "c.jpg"], "\(run.all)")
        #expect(try Data(contentsOf: URL(filePath: folder("b.jpg"))) == before)
        let again = try self.run("trash 1; rename 2 as b; fav 2; trash 1")
        #expect(again.code == 1 && folder.names == ["b.jpg"], "\(again.all)")
        #expect(again.problems.contains("1 is in the trash"), "\(again.all)")
        let refused = try self.run("rename 1 as")
        #expect(refused.code == 2 && folder.names == ["b.jpg"], "\(refused.all)")
    }

    @Test func `tags with signs inside and plurals of tags are found`() throws {
        let run = try run("fav 2; tag 2 sea-side, cat; search sea-side; folder \(folder.path); search cats")
        // The folder twice, and one result for each search.
        #expect(run.text.count(of: "\n") == 8 && !run.problems.contains("No picture"), "\(run.all)")
    }

    @Test func `at an open picture, the number of a folder opens the folder`() throws {
        folder.put(SmallPicture.jpeg("d"), at: "sub/inside.jpg")
        let run = try run("open 2; open 1")
        #expect(run.code == 0 && run.text.contains("inside.jpg"), "\(run.all)")
    }

    @Test func `a file keeps its extension, which may be typed, and "as" may be left out`() throws {
        #expect(try run("rename 1 as dog.jpg; rename 2 cat.JPEG").code == 0)
        #expect(folder.names == ["c.jpg", "cat.jpg", "dog.jpg"])
        folder.put(Array("FUJIFILMCCD-RAW 0201".utf8) + SmallPicture.jpeg("raw"), at: "z.RAF")
        #expect(try run("rename 4 as z2.raf; trash 4").code == 0)
        #expect(folder.names == ["c.jpg", "cat.jpg", "dog.jpg"])
        let refused = try run("rename 1 as dog.png")
        #expect(refused.problems.contains("keeps its extension"), "\(refused.all)")
        let nested = try run("rename 1 as x/y")
        #expect(nested.code == 2 && folder.names == ["c.jpg", "cat.jpg", "dog.jpg"], "\(nested.all)")
    }

    @Test func `a new name with a folder or without a character of a name is refused in words of "rename"`()
        throws
    {
        for name in ["../evil", "-", "..", "~.jpg"] {
            let run = try run("rename 2 as \(name)")
            #expect(run.code == 2 && folder.names == ["a.jpg", "b.jpg", "c.jpg"], "\(run.all)")
            #expect(run.problems.contains("`rename` keeps the folder") && !run.problems.contains("DIR"))
        }
        let saved = try run("save 2 as -")
        #expect(saved.code == 2 && saved.problems.contains("`-` is no file name"), "\(saved.all)")
    }

    @Test func `of several files, those are renamed whose new names are free`() throws {
        folder.put(SmallPicture.jpeg("x"), at: "x2.jpg")
        let run = try run("rename 1-3 as x{n}")
        #expect(run.code == 1 && folder.names == ["b.jpg", "x1.jpg", "x2.jpg", "x3.jpg"], "\(run.all)")
        #expect(run.problems.contains("x2.jpg already exists."), "\(run.all)")
    }

    @Test func `"undo" reports a file that is no longer in the trash, and fails`() throws {
        #expect(try run("trash 1; trash 2").code == 0)
        let trash = home(".local/share/Trash")
        for path in ["/files/b.jpg", "/info/b.jpg.trashinfo"] { #expect(unlink(trash + path) == 0) }
        let undone = try Gallery.run("undo", home: home)
        #expect(undone.code == 1 && undone.problems.contains("b.jpg is no longer in the trash."))
        #expect(folder.names == ["c.jpg"], "\(undone.all)")
        let older = try Gallery.run("undo", home: home)
        #expect(older.code == 0 && folder.names == ["a.jpg", "c.jpg"], "\(older.all)")
    }

    @Test func `a link in the trash is restored, although its target is not beside it there`() throws {
        symlink("a.jpg", folder("d.jpg"))
        #expect(try run("trash 4").code == 0)
        let undone = try Gallery.run("undo", home: home)
        #expect(undone.all.contains("Restored from the trash: d.jpg"), "\(undone.all)")
        #expect(folder.names == ["a.jpg", "b.jpg", "c.jpg", "d.jpg"])
    }

    @Test func `"all" is moved to the trash once it is confirmed, and "delete" names "trash"`() throws {
        let asked = try run("trash all")
        #expect(asked.code == 1 && folder.names.count == 3 && asked.problems.contains("3 photos"))
        let other = try run("delete 2")
        #expect(other.problems.contains("`trash 2`"), "\(other.all)")
        #expect(try run("trash all --yes").code == 0)
        #expect(folder.names.isEmpty)
    }

    @Test(arguments: ["", "\u{FEFF}\n  \n", "\0"], [[], ["--json"]])
    func `standard input without paths is an error for the argument -`(input: String, options: [String])
        throws
    {
        let run = try Gallery.run(options + ["-"], input: input, home: home)
        #expect(run.code == 1 && run.text == "", "\(run.all)")
        #expect(run.problems == "Standard input has no picture and no paths of files.\n")
    }

    @Test(arguments: ["info 1", "full 1", "zoom 1 2x", "info 1 all", "slideshow 1"])
    func `a command for a photo neither opens a folder nor changes what numbers mean`(line: String) throws {
        folder.put(SmallPicture.jpeg("d"), at: "Trips/d.jpg")
        let run = try run("\(line); copy 2 path")
        #expect(run.code == 1 && run.problems.contains("1 is a folder"), "\(run.all)")
        #expect(run.text.hasSuffix(folder("a.jpg") + "\n"), "\(run.all)")
    }

    @Test func `after a file was moved to the trash, a list in a script is without it`() throws {
        let run = try Gallery.run(
            "--last", "--jsonl", "-c", "folder \(folder.path); trash 2; list", home: home)
        #expect(run.text.contains("a.jpg") && !run.text.contains("b.jpg"), "\(run.all)")
        #expect(run.text.contains("\"number\":3"), "\(run.all)")
    }

    @Test func `files that cannot be read are named, and the others are listed`() throws {
        symlink("nowhere.jpg", folder("link.jpg"))
        let run = try Gallery.run([folder("a.jpg"), "link.jpg", folder("c.jpg")], home: home)
        #expect(run.text.split(separator: "\n").count == 2, "\(run.all)")
        #expect(run.problems.contains("There is no file or folder link.jpg."))
        folder.put(Array("text".utf8), at: "text.jpg")
        folder.put(Array("text".utf8), at: "text.txt")
        let some = try Gallery.run(["a.jpg", "text.jpg", "text.txt"].map { folder($0) }, home: home)
        #expect(some.problems.contains("text.jpg is not a picture"), "\(some.all)")
        #expect(!some.problems.contains("text.txt") && some.code == 1, "\(some.all)")
        let piped = try Gallery.run(
            ["-"], input: folder("none.jpg") + "\n" + folder("b.jpg") + "\n", home: home)
        #expect(piped.text.split(separator: "\n").count == 1, "\(piped.all)")
    }

    @Test func `with a photo of a folder open, words search the folder`() throws {
        let run = try run("open 1; search c")
        #expect(run.code == 0 && run.problems.contains("c in "), "\(run.all)")
        #expect(run.text.split(separator: "\n").last?.contains("/c.jpg") == true, "\(run.all)")
    }

    @Test func `Russian words open, rename and remove files`() throws {
        let lines = "открыть \(folder("a.jpg")); папка \(folder.path); переименовать 1 as x; корзина 2"
        let run = try Gallery.run(
            ["-c", lines], home: home, environment: ["LC_ALL": "ru_RU.UTF-8"])
        #expect(run.code == 0 && folder.names == ["c.jpg", "x.jpg"], "\(run.all)")
    }
}
