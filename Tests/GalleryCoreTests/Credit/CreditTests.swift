import GalleryCore
import Testing

@Suite struct CreditTests {
    private static func photo(
        _ service: String, _ license: License, title: String? = "Fog", author: String = "Ann"
    ) -> Photo {
        Photo(
            id: PhotoID(service: ServiceName(rawValue: service), key: "1"), title: title,
            author: Author(name: author, link: "https://a.test/ann"), license: license,
            pageLink: "https://p.test/1", source: PictureSource([]))
    }
    private static let by = License(code: "by", name: "CC BY 2.0", link: "https://cc.test/by/2.0/")
    private static let zero = License(code: "cc0", name: "CC0 1.0", link: "https://cc.test/zero/")
    private static let unsplash = License(
        code: "unsplash", name: "Unsplash License", link: "https://unsplash.com/license")

    @Test func `an Unsplash photo is credited according to Unsplash's guidelines`() {
        let credit = Credit(Self.photo("unsplash", Self.unsplash))
        let site = "https://unsplash.com/?utm_source=gallery&utm_medium=referral"
        #expect(credit.text() == "Photo by Ann (https://a.test/ann) on Unsplash (\(site))")
        #expect(credit.text(.markdown) == "Photo by [Ann](https://a.test/ann) on [Unsplash](\(site))")
        #expect(
            credit.text(.html)
                == #"Photo by <a href="https://a.test/ann">Ann</a> on <a href="https://unsplash.com/?"#
                + #"utm_source=gallery&amp;utm_medium=referral">Unsplash</a>"#)
    }

    @Test func `the credit of an Unsplash photo with another license states the license`() {
        let plus = License(code: "unsplash-plus", name: "Unsplash+ License")
        #expect(Credit(Self.photo("unsplash", plus)).text().hasSuffix(", Unsplash+ License"))
    }

    @Test func `a Creative Commons photo is credited with title, author, source and license`() {
        #expect(
            Credit(Self.photo("flickr", Self.by)).text()
                == "\"Fog\" (https://p.test/1) by Ann (https://a.test/ann) on Flickr is licensed under "
                + "CC BY 2.0 (https://cc.test/by/2.0/)")
        #expect(
            Credit(Self.photo("openverse", Self.by)).text(.html)
                == #"<a href="https://p.test/1">&quot;Fog&quot;</a> by <a href="https://a.test/ann">Ann</a> "#
                + #"is licensed under <a rel="license" href="https://cc.test/by/2.0/">CC BY 2.0</a>"#)
    }

    @Test(arguments: [
        ("by-nc-sa", " is licensed under "), ("cc-by", " is licensed under "),
        ("sampling+", " is licensed under "), ("cc0", " is marked with "), ("pdm", " is marked with "),
        ("all-rights-reserved", ", "), ("us-gov", ", "), ("bystander", ", "), ("", ", "),
    ])
    func `the wording of a credit depends on the license family`(code: String, words: String) {
        let text = Credit(Self.photo("openverse", License(code: code, name: "TERMS"))).text()
        #expect(text.hasSuffix("Ann (https://a.test/ann)\(words)TERMS"))
    }

    @Test func `without a title, a credit begins with 'This work'; a missing author is left out`() {
        let text = Credit(Self.photo("openverse", Self.zero, title: " \n", author: " ")).text()
        #expect(text == "This work (https://p.test/1) is marked with CC0 1.0 (https://cc.test/zero/)")
        let unknown = Credit(Self.photo("unsplash", Self.unsplash, author: "")).text()
        #expect(unknown.hasPrefix("Photo on Unsplash ("))
    }

    @Test(arguments: [
        "http://a.test/", "javascript:alert(1)", "https:///x", "file:///etc/passwd",
        "https://a.test/" + String(repeating: "x", count: 2_083),
        "https://a.test/" + String(repeating: "é", count: 700),
    ])
    func `a link that is too long, invalid or not https is left out of the credit`(link: String) {
        let photo = Photo(
            id: PhotoID(service: .demo, key: "1"), title: "Fog", author: Author(name: "Ann", link: link),
            license: Self.zero, source: PictureSource([]))
        #expect(Credit(photo).text().hasPrefix("\"Fog\" by Ann in the demo collection of gallery is marked"))
    }

    @Test func `a local file stored by an earlier version with placeholders has no author and no license`() {
        let terms = License(code: "own", name: "own picture")
        let stored = Photo(
            id: PhotoID(service: .own, key: "1"), title: "Fog", author: Author(name: "own picture"),
            license: terms, source: PictureSource([]))
        let photo = stored.withoutPlaceholders
        #expect(photo.author.name.isEmpty && photo.license.name == "license not stated")
        #expect(Credit(photo).text() == "author not stated")
        let other = Photo(
            id: PhotoID(service: .demo, key: "1"), author: Author(name: "own picture"), license: terms,
            source: PictureSource([]))
        #expect(other.withoutPlaceholders == other)
    }

    @Test func `a title is reduced to one line of limited length`() {
        let text = Credit(Self.photo("demo", Self.zero, title: " a\n\t\"b\"  c ")).text()
        #expect(text.hasPrefix("\"a 'b' c\" ("))
        let endless = Credit(Self.photo("demo", Self.zero, title: String(repeating: "x", count: 1 << 20)))
        #expect(endless.text().count < 600)
    }

    @Test
    func `if the license requires an author and none is stated, the credit states it and links the page`() {
        let credit = Credit(Self.photo("commons", Self.by, author: ""))
        #expect(
            credit.text()
                == "\"Fog\" (https://p.test/1) (author not stated) via Wikimedia Commons is licensed under "
                + "CC BY 2.0 (https://cc.test/by/2.0/)")
        let free = Self.photo("commons", Self.zero, author: "")
        #expect(!Credit(free).text().contains("author") && !free.isWithoutAuthor)
    }

    @Test func `the credit of a photo of a work in the public domain names both`() {
        var photo = Self.photo("commons", Self.by)
        photo.licenses = ["CC BY 2.0", "Public domain"]
        #expect(
            Credit(photo).text().hasSuffix(
                "CC BY 2.0 (https://cc.test/by/2.0/) (the work shown is in the public domain)"))
    }

    @Test(arguments: [
        (
            "© Ann / Wikimedia Commons / CC BY 2.0",
            "© Ann / Wikimedia Commons / CC BY 2.0 (https://cc.test/by/2.0/), source (https://p.test/1)"
        ),
        (
            "Ann, ann.test, License CC BY",
            "Ann, ann.test, License CC BY, CC BY 2.0 (https://cc.test/by/2.0/), source (https://p.test/1)"
        ),
    ])
    func `a whole credit by the author is kept word for word, with links to license and page`(
        line: String, expected: String
    ) {
        var photo = Self.photo("commons", Self.by, author: "")
        photo.creditLine = line
        #expect(Credit(photo).text() == expected)
        #expect(!photo.isWithoutAuthor)
        #expect(
            Credit(photo).text(.markdown).contains("](https://cc.test/by/2.0/), [source](https://p.test/1)"))
    }
}
