import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

@Suite(.timeLimit(.minutes(10))) struct ExclusiveRenameTests {
    private let folder = TemporaryFolder()

    @Test func `without hard links or rename flags, renaming a file still overwrites no file or link`()
        throws
    {
        let directory = try Folder(path: folder.path)
        folder.put("new", at: "draft")
        #expect(try ExclusiveRename.reserve("a.jpg", for: "draft", in: directory))
        #expect(folder.names() == ["a.jpg"] && folder.text(at: "a.jpg") == "new")
        folder.put("newer", at: "draft")
        _ = symlink("nowhere", folder("link"))
        for name in ["a.jpg", "link"] {
            #expect(try !ExclusiveRename.reserve(name, for: "draft", in: directory))
        }
        #expect(folder.text(at: "a.jpg") == "new" && folder.text(at: "draft") == "newer")
        #expect(throws: StoreError.failed(path: folder("b.jpg"), cause: .system(ENOENT))) {
            try ExclusiveRename.reserve("b.jpg", for: "missing", in: directory)
        }
        #expect(folder.names() == ["a.jpg", "draft", "link"])
    }

    @Test func `a relative path becomes absolute, unless the working folder was deleted`() {
        #expect(AbsolutePath.of("x", in: nil) == "x")
        #expect(AbsolutePath.of("x", in: "/a") == "/a/x")
        #expect(AbsolutePath.of("/x/", in: nil) == "/x")
    }
}
