import Testing

@testable import GalleryCore

@Suite struct WebLinkTests {
    @Test(arguments: [
        "http://127.0.0.1:80@gallery.invalid/", "http://127.0.0.1:x/", "http://127.0.0.1/",
        "https://127.0.0.1:80/",
    ])
    func `a loopback address has the scheme http, the host 127.0.0.1 and a port of digits`(address: String) {
        #expect(WebLink.loopback("http://127.0.0.1:8080/p?q=1") == "http://127.0.0.1:8080/p?q=1")
        #expect(WebLink.loopback(address) == nil)
    }
}
