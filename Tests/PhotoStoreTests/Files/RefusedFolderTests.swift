import GalleryCore
import Glibc
import StoreKills
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct RefusedFolderTests {
    private let folder = TemporaryFolder()

    @Test func `a save into a folder of another user fails with path and reason`() {
        _ = mkdir(folder("theirs"), 0o755)
        let output = Program.writeWithoutPrivileges(
            .picture, in: folder("theirs"), from: folder)
        #expect(
            output
                == "failed failed(path: \"\(folder("theirs"))\", cause: GalleryCore.WriteFault.system(\(EACCES)))\n"
        )
    }

    @Test func `a save into a folder that cannot be created fails with path and reason`() {
        _ = mkdir(folder("theirs"), 0o755)
        let output = Program.writeWithoutPrivileges(
            .picture, in: folder("theirs/a/b"), from: folder)
        #expect(
            output
                == "failed failed(path: \"\(folder("theirs/a"))\", cause: GalleryCore.WriteFault.system(\(EACCES)))\n"
        )
    }

    @Test(arguments: ["touch", "mkfifo"])
    func `a save to a path that is not a folder fails with path and reason`(_ command: String) {
        Program.run("/bin/sh", ["-c", "\(command) '\(folder("thing"))'"])
        #expect(throws: StoreError.failed(path: folder("thing"), cause: .system(ENOTDIR))) {
            try PicturesFolder(DefaultFolder(folder("thing"))).draft(of: photo("1"), in: nil)
        }
    }

    @Test func `a save whose folder was removed before publishing creates the folder again`() throws {
        let pictures = PicturesFolder(DefaultFolder(folder("gone")), cache: folder("cache"))
        let draft = try pictures.draft(of: photo("1"), in: nil)
        DiskFile.write(jpegBytes, to: draft.path)
        Program.run("/bin/rm", ["-r", folder("gone")])
        let saved = try pictures.publish(draft, of: photo("1"), as: nil)
        #expect(saved.path.hasPrefix(folder("gone/")) && DiskFile.read(saved.path) == jpegBytes)
    }

    @Test func `a save to a full disk leaves no file`() throws {
        guard geteuid() == 0 else { return }
        let disk = folder("disk")
        _ = mkdir(disk, 0o700)
        Program.run("/bin/mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", disk])
        defer { Program.run("/bin/umount", ["-l", disk]) }
        let pictures = PicturesFolder(DefaultFolder(disk))
        let draft = try pictures.draft(of: photo("1"), in: nil)
        DiskFile.write(jpegBytes, to: draft.path)
        DiskFile.write([UInt8](repeating: 0, count: 1 << 20), to: disk + "/filler")
        #expect(throws: StoreError.self) { try pictures.publish(draft, of: photo("1"), as: nil) }
        pictures.discard(draft)
        #expect(DiskFile.names(in: disk) == ["filler"])
    }
}
