import GalleryCore
import Testing

@testable import PhotoService

@Suite struct BaseAddressTests {
    @Test(arguments: [
        ("https://api.unsplash.com", false), ("https://api.unsplash.com:8443/v1/", false),
        ("http://127.0.0.1:9", true), ("http://127.3.2.1", true), ("http://[::1]:80/", true),
        ("http://localhost:8080", true), ("https://localhost", true),
    ])
    func `https addresses and loopback http addresses are accepted`(text: String, isLoopback: Bool) throws {
        #expect(try BaseAddress(text).isLoopback == isLoopback)
    }

    @Test(arguments: [
        "http://api.unsplash.com", "http://127.0.0.1.example.org", "http://127.1", "http://10.0.0.1",
        "http://localhost.example.org", "http://127.0.0.1@example.org", "https://user@example.org",
        "ftp://127.0.0.1", "https://", "https:///x", "api.unsplash.com", "", "https://h:0", "https://h:99999",
        "https://h:x", "https://h?x=1", "https://h#x", "https://h y", "https://h\r\nX: y", "https://[::1",
        "HTTPS://h", "http://[::1]x", "http://127.0.0.1\\@example.org",
    ])
    func `an unencrypted, malformed or otherwise invalid base address is refused and named in the error`(
        text: String
    ) {
        let error = #expect(throws: CatalogError.self) { try BaseAddress(text) }
        #expect(
            [.misconfigured(.notAnAddress(text)), .misconfigured(.unencryptedAddress(text))].contains(error))
    }

    @Test func `paths and queries are percent-encoded`() throws {
        let base = try BaseAddress("https://h.org/")
        #expect(base.url(["users", "a/b", "photos"]) == "https://h.org/users/a%2Fb/photos")
        #expect(
            base.url(["s"], [("q", "a b&c=d\r\n\u{0}é+"), ("n", "1")])
                == "https://h.org/s?q=a%20b%26c%3Dd%0D%0A%00%C3%A9%2B&n=1")
    }

    @Test func `an address under the base is stored as a path and resolved under a base with a new port`()
        throws
    {
        let old = try BaseAddress("http://127.0.0.1:5000")
        let stored = try #require(old.stored("http://127.0.0.1:5000/pictures/1?ixid=a"))
        #expect(stored == "/pictures/1?ixid=a")
        let new = try BaseAddress("http://127.0.0.1:6000")
        #expect(new.resolved(stored)?.url == "http://127.0.0.1:6000/pictures/1?ixid=a")
        #expect(new.resolved(stored)?.reach == .loopback)
    }

    @Test(arguments: [
        "http://127.0.0.1:50001/x", "http://127.0.0.1:5000@evil.org/x", "//evil.org/x", "/x",
        "http://e.org/x",
        "javascript:alert(1)", "https://e.org/a b", "https://e.org/\u{1B}[2J", "https://e.org/é", "",
        "https://e.org/a,", "file:///etc/passwd",
    ])
    func `an address that is neither under the base nor valid https is dropped`(address: String) throws {
        #expect(try BaseAddress("http://127.0.0.1:5000").stored(address) == nil)
    }

    @Test func `an external address must be https, and a request to it may only reach the internet`() throws {
        let base = try BaseAddress("http://127.0.0.1:5000")
        #expect(base.resolved("https://e.org/x")?.reach == .internet)
        #expect(base.resolved("http://e.org/x") == nil)
        #expect(base.resolved("@e.org/x") == nil)
    }
}
