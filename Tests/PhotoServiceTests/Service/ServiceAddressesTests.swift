import GalleryCore
import PhotoService
import Testing

@Suite struct ServiceAddressesTests {
    @Test func `only photo IDs and URLs of photo pages are photo references`() {
        func id(_ line: String) -> String? { ServiceAddresses().photo(named: line)?.description }
        #expect(id("https://unsplash.com/photos/a-foggy-forest-Ab1-_dEf2gH?utm=1") == "unsplash:Ab1-_dEf2gH")
        #expect(id("unsplash.com/photos/Ab1xxdEf2gH") == "unsplash:Ab1xxdEf2gH")
        #expect(id("https://www.flickr.com/photos/jane/53412345678/in/dateposted/") == "flickr:53412345678")
        #expect(
            id("https://openverse.org/image/4BC43A04-EF46-4544-A0C1-63C63F56E276#x")
                == "openverse:4bc43a04-ef46-4544-a0c1-63c63f56e276")
        #expect(id("https://commons.wikimedia.org/w/index.php?title=x&curid=81754323") == "commons:81754323")
        #expect(id("https://commons.wikimedia.org/entity/M81754323") == "commons:81754323")
        let file = "File.Heron_in_V-C3-A5gs-C3-B8y_-281-29.jpg"
        #expect(
            id("https://commons.wikimedia.org/wiki/File:Heron_in_V%C3%A5gs%C3%B8y_(1).jpg") == "commons:"
                + file)
        #expect(id("https://images.nasa.gov/details/PIA16583") == "nasa:PIA16583")
        #expect(id("https://gallery.invalid/photos/ridges-at-dawn-AAAAAAAAAAE") == "demo:AAAAAAAAAAE")
        #expect(id("  demo:p1\t") == "demo:p1")
        for line in [
            "", "fog", "https://evil.test/photos/x", "https://unsplash.com.evil.test/photos/Ab1xxdEf2gH",
            "https://unsplash.com/photos/short", "https://flickr.com/photos/jane/", "demo:", ":p1", "Demo:p1",
            "demo:a b", "demo:../../x", "file:///etc/passwd", "javascript:alert(1)",
            "https://openverse.org/image/",
            "own:/etc/passwd", "unsplash:" + String(repeating: "x", count: 200),
        ] {
            #expect(id(line) == nil)
        }
    }

    @Test(arguments: [
        "https:///unsplash.com/photos/Ab1xxdEf2gH", "/unsplash.com/photos/Ab1xxdEf2gH",
        "https://user@unsplash.com/photos/Ab1xxdEf2gH", "https://unsplash.com:8443/photos/Ab1xxdEf2gH",
        "https://www.flickr.com/photos/jane/\u{B2}", "https://www.flickr.com/photos/jane/\u{665}",
        "https://openverse.org/image/a%2Fb", "https://live.staticflickr.com/65535/5362_abc_b.jpg",
        "unsplash.com", "www.unsplash.com/", "https://", "",
    ])
    func `addresses of other hosts, ports or paths, or with an invalid photo key, are not photo pages`(
        address: String
    ) {
        #expect(ServiceAddresses().photo(at: address) == nil)
    }

    @Test func `scheme and www of a page address are optional, and the case of the host is ignored`() {
        for start in ["https://", "HTTP://", "", "www.", "https://WWW."] {
            let id = ServiceAddresses().photo(at: start + "Flickr.com/photos/jane/5362?a=b#c")
            #expect(id?.description == "flickr:5362", "\(start)")
        }
    }

    @Test func `page hosts are listed in the display order of services`() {
        #expect(
            ServiceAddresses().pageHosts == [
                "commons.wikimedia.org", "openverse.org", "images.nasa.gov", "unsplash.com", "flickr.com",
            ])
    }
}
