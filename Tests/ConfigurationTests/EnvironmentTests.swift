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
}
