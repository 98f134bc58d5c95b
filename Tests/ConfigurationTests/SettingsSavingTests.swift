import GalleryCore
import Glibc
import TestKit
import Testing

@testable import Configuration

@Suite struct SettingsSavingTests {
    @Test func `a new settings file and its folders are accessible to the owner only`() throws {
        let folder = TemporaryFolder()
        try save("off", as: .notify, at: folder("a/gallery/settings"))
        #expect(folder.text(at: "a/gallery/settings") == "notify = off\n")
        #expect(folder.mode(of: "a/gallery/settings") == 0o600)
        #expect(folder.mode(of: "a/gallery") == 0o700)
        #expect(folder.mode(of: "a") == 0o700)
        #expect(folder.names(in: "a/gallery") == ["settings"])
    }

    @Test func `saving a setting keeps the mode and other lines of the file`() throws {
        let folder = TemporaryFolder()
        folder.put("# kept\n", at: "settings", mode: 0o644)
        try save("2", as: .columns, at: folder("settings"))
        #expect(folder.text(at: "settings") == "# kept\ncolumns = 2\n")
        #expect(folder.mode(of: "settings") == 0o644)
    }

    @Test func `saving through a symbolic link changes its target and keeps the link`() throws {
        let folder = TemporaryFolder()
        mkdir(folder("dotfiles"), 0o700)
        folder.put("# kept\n", at: "dotfiles/gallery", mode: 0o644)
        symlink("dotfiles/gallery", folder("settings"))
        try save("2", as: .columns, at: folder("settings"))
        #expect(folder.isLink("settings"))
        #expect(folder.text(at: "dotfiles/gallery") == "# kept\ncolumns = 2\n")
        #expect(folder.mode(of: "dotfiles/gallery") == 0o644)
    }

    @Test func `saving through a dangling link creates the file that it names`() throws {
        let folder = TemporaryFolder()
        mkdir(folder("dotfiles"), 0o700)
        symlink("second", folder("dotfiles/first"))
        symlink("dotfiles/first", folder("settings"))
        try save("2", as: .columns, at: folder("settings"))
        #expect(folder.isLink("settings") && folder.isLink("dotfiles/first"))
        #expect(folder.text(at: "dotfiles/second") == "columns = 2\n")
    }

    @Test func `saving changes a file under all of its names`() throws {
        let folder = TemporaryFolder()
        folder.put("# kept\n", at: "settings", mode: 0o640)
        link(folder("settings"), folder("copy"))
        for value in ["20", "3"] { try save(value, as: .columns, at: folder("settings")) }
        #expect(folder.text(at: "copy") == "# kept\ncolumns = 3\n")
        #expect(folder.mode(of: "copy") == 0o640)
        #expect(folder.names() == ["copy", "settings"])
    }

    @Test func `a failed save throws an error with path and errno, and changes nothing`() {
        let folder = TemporaryFolder()
        mkdir(folder("settings"), 0o700)
        #expect(throws: StoreError.failed(path: folder("settings"), cause: .notAFile)) {
            try save("2", as: .columns, at: folder("settings"))
        }
        folder.put("no folder", at: "file")
        #expect(throws: StoreError.failed(path: folder("file"), cause: .system(ENOTDIR))) {
            try save("2", as: .columns, at: folder("file") + "/settings")
        }
        folder.put(String(repeating: "#", count: (1 << 20) + 1), at: "long")
        #expect(throws: StoreError.failed(path: folder("long"), cause: .system(EFBIG))) {
            try save("2", as: .columns, at: folder("long"))
        }
        #expect(folder.names() == ["file", "long", "settings"])
    }

    @Test(.timeLimit(.minutes(10)))
    func `saving fails with EBUSY if another program keeps the folder locked`() {
        let folder = TemporaryFolder()
        let other = open(folder(""), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(other) }
        #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
        #expect(throws: StoreError.failed(path: folder("settings"), cause: .system(EBUSY))) {
            try save("2", as: .columns, at: folder("settings"))
        }
    }

    @Test func `every saved setting is read back`() throws {
        let folder = TemporaryFolder()
        for name in SettingName.ofProgram { try save(name.example, as: name, at: folder("f")) }
        let file = SettingsFile(path: folder("f"), isRequired: true, of: .program)
        #expect(file.faults.isEmpty)
        for name in SettingName.ofProgram { #expect(file.values[name.rawValue] == name.example) }
    }

    @Test @MainActor
    func `a saved setting is recorded with its former value, and restored in file and session`()
        async throws
    {
        let folder = TemporaryFolder(), undo = StubUndo()
        let columns = LiveSetting(.columns, Settings(of: .program, file: .none))
        let settings = UndoableSettings(
            SettingsFileWriter(path: folder("f"), environment: [:]), undo: undo, settings: [columns])
        for value in ["3", "5", "5"] { _ = try settings.save(value, as: .columns) }
        #expect(undo.savedSettings == ["columns: -", "columns: 3"])
        try await settings.restore("columns", to: "3")
        #expect(folder.text(at: "f") == "columns = 3\n" && columns.value == "3")
        try await settings.restore("columns", to: nil)
        #expect(folder.text(at: "f") == "" && columns.value == "auto")
        try await settings.restore("columns", to: "many")
        try await settings.restore("no_setting", to: "1")
        #expect(folder.text(at: "f") == "")
    }

    private func save(_ value: String, as name: SettingName, at path: String) throws {
        _ = try SettingsFileWriter(path: path, environment: [:]).save(value, as: name)
    }
}
