import Glibc
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

    @Test func `a folder variable whose path is not UTF-8 is named`() {
        let former = getenv("XDG_STATE_HOME").map { String(cString: $0) }
        defer { if let former { setenv("XDG_STATE_HOME", former, 1) } else { unsetenv("XDG_STATE_HOME") } }
        setenv("XDG_STATE_HOME", "/tmp/é", 1)
        #expect(Environment.pathNotUTF8 == nil)
        let bytes: [CChar] = [0x2F, -0x17, 0]
        setenv("XDG_STATE_HOME", bytes, 1)
        #expect(Environment.pathNotUTF8 == "XDG_STATE_HOME")
    }
}
