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
            "own:/etc/passwd", "unsplash:" + String(repeating: "x", count: 801), "nasa:a\u{9}b",
            "nasa:a/../b",
        ] {
            #expect(id(line) == nil)
        }
    }

    @Test(arguments: [
        "https:///unsplash.com/photos/Ab1xxdEf2gH", "/unsplash.com/photos/Ab1xxdEf2gH",
        "https://user@unsplash.com/photos/Ab1xxdEf2gH", "https://unsplash.com:8443/photos/Ab1xxdEf2gH",
        "https://www.flickr.com/photos/jane/\u{B2}", "https://www.flickr.com/photos/jane/\u{665}",
        "https://openverse.org/image/a%2Fb", "https://live.staticflickr.com/65535/5362.jpg",
        "https://flic.kr/p/0OIl", "https://flic.kr/p/zzzzzzzzzzzzzzzzzzzz",
        "https://unsplash.com/de/t/architektur",
        "https://unsplash.com/s/photos/mountain-photography", "https://openverse.org/search/image/x",
        "https://de.wikipedia.org/wiki/Hilfe:Bilder", "https://de.wikipedia.org/wiki/Graureiher",
        "https://evil.wikipedia.org.test/wiki/File:A.jpg", "https://images.nasa.gov/details/%FF",
        "https://commons.wikimedia.org/wiki/Category:Herons",
        "https://upload.wikimedia.org/wikipedia/commons/b/b8",
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

    private static let file = "commons:File.Grey_heron_-28V-C3-A5gs-C3-B8y-29.jpg"
    private static let wiki = "A-C3-A9.jpg"

    @Test(arguments: [
        ("https://commons.m.wikimedia.org/wiki/File:Grey_heron_(V%C3%A5gs%C3%B8y).jpg?uselang=de", file),
        ("https://commons.wikimedia.org/wiki/File%3AGrey%20heron%20%28Vågsøy%29.jpg", file),
        ("commons.wikimedia.org/wiki/file:Grey_heron_(Vågsøy).jpg#filelinks", file),
        ("https://commons.wikimedia.org/w/index.php?title=File:Grey+heron_(Vågsøy).jpg&action=edit", file),
        ("https://commons.wikimedia.org/wiki/Category:Herons#/media/File:Grey_heron_(Vågsøy).jpg", file),
        ("https://commons.wikimedia.org/wiki/Special:FilePath/Grey_heron_(Vågsøy).jpg?width=300", file),
        ("https://commons.wikimedia.org/wiki/Special:Redirect/file/Grey_heron_(Vågsøy).jpg", file),
        ("https://commons.wikimedia.org/w/index.php?title=Special:FilePath/Grey_heron_(Vågsøy).jpg", file),
        ("https://upload.wikimedia.org/wikipedia/commons/b/b8/Grey_heron_%28V%C3%A5gs%C3%B8y%29.jpg", file),
        (
            "https://thumb.wikimedia.org/wikipedia/commons/thumb/b/b8/Grey_heron_(Vågsøy).jpg/330px-X.jpg?a=x",
            file
        ),
        ("https://en.wikipedia.org/wiki/File:Aé.jpg", "commons:Wiki.en.File-3A" + wiki),
        ("https://de.m.wikipedia.org/wiki/Datei:A%C3%A9.jpg", "commons:Wiki.de.Datei-3A" + wiki),
        ("https://fr.wikipedia.org/wiki/Fichier%3AAé.jpg", "commons:Wiki.fr.Fichier-3A" + wiki),
        (
            "https://ru.wikipedia.org/wiki/%D0%A4%D0%B0%D0%B9%D0%BB:A.jpg",
            "commons:Wiki.ru.-D0-A4-D0-B0-D0-B9-D0-BB-3AA.jpg"
        ),
        ("https://de.wikipedia.org/wiki/Graureiher#/media/Datei:Aé.jpg", "commons:Wiki.de.Datei-3A" + wiki),
        ("https://en.wikipedia.org/wiki/Special:FilePath/Aé.jpg", "commons:Wiki.en.File-3A" + wiki),
        (
            "https://zh-min-nan.wikipedia.org/w/index.php?title=File:A.jpg",
            "commons:Wiki.zh-min-nan.File-3AA.jpg"
        ),
        ("https://upload.wikimedia.org/wikipedia/en/a/ab/Aé.jpg", "commons:Other.wikipedia.en." + wiki),
        (
            "https://upload.wikimedia.org/wikipedia/en/thumb/a/ab/A.jpg/330px-A.jpg",
            "commons:Other.wikipedia.en.A.jpg"
        ),
        ("https://images.nasa.gov/details/PIA1", "nasa:PIA1"),
        ("https://images.nasa.gov/details-PIA1", "nasa:PIA1"),
        ("https://images.nasa.gov/#/details-PIA1.html", "nasa:PIA1"),
        ("https://images.nasa.gov/details-PIA1.html?a=b#c", "nasa:PIA1"),
        ("https://images.nasa.gov/details?id=PIA1", "nasa:PIA1"),
        ("https://images.nasa.gov/details/GRC-2018-C-09840%20", "nasa:GRC-2018-C-09840 "),
        ("https://images.nasa.gov/details/50%25%23%3F%20%C3%A9", "nasa:50%#? é"),
        ("https://images-assets.nasa.gov/image/PIA1/PIA1~thumb.jpg", "nasa:PIA1"),
        ("https://flic.kr/p/2ikQXwx", "flickr:49451323191"), ("https://flic.kr/p/1", "flickr:0"),
        ("https://m.flickr.com/photos/ida/5362/", "flickr:5362"),
        ("https://m.flickr.com/#/photos/ida/5362/", "flickr:5362"),
        ("https://live.staticflickr.com/65535/5362_abc_b.jpg", "flickr:5362"),
        ("https://farm9.staticflickr.com/8873/5362_abc.jpg", "flickr:5362"),
        ("https://c1.staticflickr.com/9/8873/5362_abc.jpg", "flickr:5362"),
        ("http://farm5.static.flickr.com/4586/5362_abc_o.png", "flickr:5362"),
        ("https://unsplash.com/de/fotos/nebel-im-wald-Ab1-_dEf2gH", "unsplash:Ab1-_dEf2gH"),
        ("https://unsplash.com/pt-br/fotografias/Ab1-_dEf2gH", "unsplash:Ab1-_dEf2gH"),
        ("https://unsplash.com/ja/%E5%86%99%E7%9C%9F/%E9%9C%A7-Ab1-_dEf2gH", "unsplash:Ab1-_dEf2gH"),
        ("https://openverse.org/ru/image/4bc43a04-ef46?q=x", "openverse:4bc43a04-ef46"),
        ("https://wordpress.org/openverse/image/4bc43a04-ef46", "openverse:4bc43a04-ef46"),
    ])
    func `each form of a photo's address names the photo`(address: String, id: String) {
        #expect(ServiceAddresses().photo(at: address)?.description == id)
    }

    @Test func `page hosts are listed in the display order of services`() {
        #expect(
            ServiceAddresses().pageHosts == [
                "commons.wikimedia.org", "openverse.org", "images.nasa.gov", "unsplash.com", "flickr.com",
            ])
    }
}
