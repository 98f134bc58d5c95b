import Glibc
import TestKit
import Testing

@testable import Configuration

@Suite(.serialized) struct EnvironmentTests {
    @Test func `forgetting an environment variable unsets it and overwrites its value`() throws {
        setenv("GALLERY_TEST_CANARY", "secret", 1)
        #expect(Environment.all["GALLERY_TEST_CANARY"] == "secret")
        let text = try #require(getenv("GALLERY_TEST_CANARY"))
        Environment.forget(["GALLERY_TEST_CANARY", "GALLERY_TEST_NONE"])
        #expect(Environment.all["GALLERY_TEST_CANARY"] == nil)
        #expect(text.pointee == 0)
    }

    @Test func `a folder whose path is not UTF-8 is linked and created, or its variable is named`() throws {
        let former = getenv("XDG_STATE_HOME").map { String(cString: $0) }
        defer { if let former { setenv("XDG_STATE_HOME", former, 1) } else { unsetenv("XDG_STATE_HOME") } }
        let folder = TemporaryFolder()
        setenv("XDG_STATE_HOME", folder.path + "/é", 1)
        #expect(Environment.linkFolders().isEmpty && Environment.pathNotUTF8 == nil)

        setenv("XDG_STATE_HOME", folder.path.utf8CString.dropLast() + [0x2F, -0x17, 0], 1)
        #expect(Environment.pathNotUTF8 == "XDG_STATE_HOME")
        let link = try #require(Environment.linkFolders().first)
        defer { close(Int32(link.path.split(separator: "/")[3]) ?? -1) }
        #expect(link.bytes == Array(folder.path.utf8) + [0x2F, 0xE9])
        #expect(Environment.pathNotUTF8 == nil && Environment.all["XDG_STATE_HOME"] == link.path)
        #expect(mkdir(link.path + "/gallery", 0o700) == 0)

        setenv("XDG_STATE_HOME", (folder.path + "/missing/").utf8CString.dropLast() + [-0x17, 0], 1)
        #expect(Environment.linkFolders().isEmpty && Environment.pathNotUTF8 == "XDG_STATE_HOME")
    }
}
