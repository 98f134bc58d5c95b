import Glibc
import TestKit
import Testing

@testable import Configuration

@Suite struct SettingsFileTests {
    private static func parsed(_ text: String) -> SettingsFile { SettingsFile(text: text, path: "f") }

    @Test(arguments: ["", "\n", "\r\n\r\n", "\u{FEFF}", "# nothing\n", "   \n\t# columns = 3"])
    func `a file without assignments has no values and no faults`(text: String) {
        let file = Self.parsed(text)
        #expect(file.values.isEmpty && file.faults.isEmpty)
    }

    @Test(arguments: [
        "columns = 3", "  columns=3  ", "Columns\t=\t3\r\n", "\u{FEFF}columns = 3\n",
        "columns = 2\ncolumns = 3",
    ])
    func `the last assignment of a name wins, whatever the whitespace`(text: String) {
        #expect(Self.parsed(text).values == ["columns": "3"])
    }

    @Test func `setting names are normalized, and values keep their case and equals signs`() {
        let file = Self.parsed("Log-Level = Debug\nca_file = /a=b/C.pem\nUNSPLASH-ACCESS-KEY = aB=c")
        #expect(
            file.values == [
                "log_level": "Debug", "ca_file": "/a=b/C.pem", "unsplash_access_key": "aB=c",
            ])
        #expect(file.faults.isEmpty)
    }

    @Test func `an invalid line is a fault with its line number, and other lines are read`() {
        let file = Self.parsed(
            "service = demo\nnonsense\r\ncolour = red\n\ncolumns = many\ncolumns =\nnotify = off")
        #expect(file.values == ["service": "demo", "notify": "off"])
        #expect(
            file.faults == [
                .line(2, path: "f", .noAssignment),
                .line(3, path: "f", .unknownName("colour", known: FileNames.settings(of: .program).written)),
                .line(5, path: "f", .unknownValue("many", of: .columns, usage: "auto|1-20")),
                .line(6, path: "f", .noAssignment),
            ])
    }

    @Test func `a missing settings file has no values, and is a fault only if it is required`() {
        let folder = TemporaryFolder()
        let file = SettingsFile(path: folder("none"), of: .program)
        #expect(file.values.isEmpty && file.faults.isEmpty && !file.isMissing)
        let required = SettingsFile(path: folder("none"), isRequired: true, of: .program)
        #expect(required.isMissing)
        #expect(required.faults == [.unreadable(path: folder("none"), code: ENOENT)])
        #expect(SettingsFile.none.faults.isEmpty)
    }

    @Test func `a folder or FIFO as the settings file is a fault, and reading it does not block`() {
        let folder = TemporaryFolder()
        mkfifo(folder("fifo"), 0o600)
        mkdir(folder("folder"), 0o700)
        for name in ["fifo", "folder"] {
            let file = SettingsFile(path: folder(name), of: .program)
            #expect(file.faults == [.notRegularFile(path: folder(name))])
            #expect(!file.isMissing)
            #expect(SettingsFile(path: folder(name), isRequired: true, of: .program).isMissing)
        }
    }

    @Test(.enabled(if: geteuid() != 0, "root reads every file"))
    func `an unreadable file is a fault`() {
        let folder = TemporaryFolder()
        folder.put("columns = 3", at: "f", mode: 0)
        #expect(
            SettingsFile(path: folder("f"), of: .program).faults == [
                .unreadable(path: folder("f"), code: EACCES)
            ])
    }

    @Test(arguments: [mode_t(0o644), 0o640, 0o606, 0o610])
    func `access keys in a file accessible to others are ignored, but its settings are used`(mode: mode_t) {
        let folder = TemporaryFolder()
        folder.put("unsplash_access_key = secret\nservice = unsplash\n", at: "f", mode: mode)
        let file = SettingsFile(path: folder("f"), of: .program)
        #expect(file.values == ["service": "unsplash"])
        #expect(file.faults == [.readableByOthers(path: folder("f"))])
        chmod(folder("f"), 0o600)
        let tight = SettingsFile(path: folder("f"), of: .program)
        #expect(tight.values["unsplash_access_key"] == "secret" && tight.faults.isEmpty)
    }

    @Test func `a settings file without access keys may be readable by others`() {
        let folder = TemporaryFolder()
        folder.put("columns = 3\n", at: "f", mode: 0o644)
        #expect(SettingsFile(path: folder("f"), of: .program).faults.isEmpty)
    }
}
