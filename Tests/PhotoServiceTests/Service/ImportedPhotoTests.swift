import GalleryCore
import PhotoService
import Testing

@Suite struct ImportedPhotoTests {
    private let addresses = ServiceAddresses()

    private func photo(
        _ service: ServiceName, source: String = "/1 *w", original: String? = nil, report: String? = nil
    ) -> Photo {
        Photo(
            id: PhotoID(service: service, key: "p1"), author: Author(name: "Ida"),
            license: License(code: "by", name: "CC BY"), source: PictureSource(source), original: original,
            downloadReport: report)
    }

    @Test(arguments: [
        "https://live.staticflickr.com/65535/1_o.jpg", "https://upload.wikimedia.org/a/Grey_heron.jpg",
        "/images/p1/thumb/?full_size=true&compressed=false",
    ])
    func `an imported Openverse photo keeps its original on the service or any host with a domain name`(
        address: String
    ) {
        #expect(photo(.openverse, original: address).imported(addresses).original == address)
    }

    @Test(arguments: [
        "http://example.com/1.jpg", "https://127.0.0.1/1.jpg", "https://[::1]/1.jpg",
        "https://localhost/1.jpg",
        "https://user@example.com/1.jpg", "https://example.com:8443/1.jpg", "//example.com/1.jpg",
        "file:///etc/passwd",
        "https://2130706433/", "https://10.0.0.1./", "https://",
    ])
    func `an imported original is accepted only at an https address of a domain name without user or port`(
        address: String
    ) {
        #expect(photo(.openverse, original: address).imported(addresses).original == nil)
    }

    @Test
    func `foreign addresses are removed from variants, and from originals of Unsplash and Flickr`() {
        #expect(photo(.unsplash, original: "https://evil.test/1.jpg").imported(addresses).original == nil)
        #expect(
            photo(.flickr, original: "https://evil.test/live.staticflickr.com").imported(addresses).original
                == nil)
        let own = "https://live.staticflickr.com/1_o.jpg"
        #expect(photo(.flickr, original: own).imported(addresses).original == own)
        let source = "https://images.unsplash.com/1 640w, https://unsplash.com.evil.test/1 1280w"
        #expect(
            photo(.unsplash, source: source).imported(addresses).source.description
                == "https://images.unsplash.com/1 640w")
        #expect(
            photo(.openverse, source: "https://upload.wikimedia.org/1 640w, /1 *w").imported(addresses).source
                .description
                == "/1 *w")
    }

    @Test func `an imported download report is kept only if it is for the same photo at Unsplash`() {
        let report = "/photos/p1/download?ixid=M3w1"
        #expect(photo(.unsplash, report: report).imported(addresses).downloadReport == report)
        for address in [
            "/photos/p2/download", "https://evil.test/photos/p1/download", "//evil.test/photos/p1/download",
            "/photos/p1/download/../../me", "/me",
        ] {
            #expect(photo(.unsplash, report: address).imported(addresses).downloadReport == nil)
        }
        #expect(photo(.flickr, report: report).imported(addresses).downloadReport == nil)
    }
}
