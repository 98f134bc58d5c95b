import Foundation
import GalleryCore
import Testing

@testable import PhotoService

@Suite struct CommonsEntitiesTests {
    private static func photo(_ json: String) throws -> Photo? {
        let payload = try JSONDecoder().decode(CommonsPagePayload.self, from: Data(json.utf8))
        return CommonsEntities(base: try BaseAddress("https://commons.wikimedia.org")).photo(payload)
    }

    private static func value(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(["value": text]), as: UTF8.self)
    }

    private static func photo(_ metadata: [String: String]) throws -> Photo? {
        try photo(CommonsFixture.file(1, metadata: try metadata.mapValues(value)))
    }

    @Test func `the fields of a listed file are decoded`() throws {
        let description = "A <b>heron</b> &amp; its nest.<br>At dawn"
        let photo = try #require(
            try Self.photo([
                "ImageDescription": description, "DateTimeOriginal": "2012-09-25 16:23:02",
                "Restrictions": "personality|trademarked",
            ]))
        #expect(photo.id == PhotoID(service: .commons, key: "1"))
        #expect(photo.title == "Heron 1")
        #expect(photo.about == "A heron & its nest.\nAt dawn")
        #expect(
            photo.author
                == Author(
                    name: "Ida Løv", username: "Ida Løv",
                    link: "https://commons.wikimedia.org/wiki/User:Ida_L%C3%B8v"))
        #expect(
            photo.license
                == License(
                    code: "by-sa", name: "CC BY-SA 4.0",
                    link: "https://creativecommons.org/licenses/by-sa/4.0"))
        #expect(photo.pageLink == "https://commons.wikimedia.org/wiki/File:Heron_1.jpg")
        #expect(photo.date == Date(timeIntervalSince1970: 1_693_810_807))
        #expect(photo.taken?.description == "2012-09-25T16:23:02")
        #expect(photo.size == PixelSize(width: 6016, height: 4011))
        #expect(photo.tags == ["ardea cinerea", "birds in norway"])
        #expect(photo.place == Place(name: nil, latitude: 60.39, longitude: 5.32))
        #expect(photo.exif == nil)
        #expect(photo.restrictions == ["personality", "trademarked"])
        #expect(photo.fileType == "jpg")
        let host = "https://upload.wikimedia.org/wikipedia/commons"
        #expect(photo.original == host + "/b/b8/Heron_1.jpg")
        let widths = [330, 500, 960, 1280, 1920, 3840]
        let copies = widths.map { "\(host)/thumb/b/b8/Heron_1.jpg/\($0)px-Heron_1.jpg \($0)w" }
        #expect(
            photo.source.description == (copies + ["\(host)/b/b8/Heron_1.jpg 6016w"]).joined(separator: ", "))
    }

    @Test
    func `the variants of a photo are the file itself and its copies in all smaller standard widths`()
        throws
    {
        for (width, copies) in [
            (331, [330]), (500, [330]), (850, [330, 500]), (2000, [330, 500, 960, 1280, 1920]),
        ] {
            let photo = try #require(try Self.photo(CommonsFixture.file(1, image: ["width": "\(width)"])))
            #expect(photo.source.variants.map(\.width) == copies.map(Optional.init) + [width])
        }
        // For a file no wider than the requested copy, the service sends the address of the original.
        let own = "\"https://upload.wikimedia.org/a.jpg\""
        let small = try #require(
            try Self.photo(CommonsFixture.file(1, image: ["url": own, "thumburl": own, "width": "300"])))
        #expect(small.source.description == "https://upload.wikimedia.org/a.jpg 300w")
    }

    @Test(arguments: [
        ("image/svg+xml", "a.svg", "330px-a.svg.png", "svg", [330, 500, 960, 1280]),
        ("image/tiff", "a.tif", "lossy-page1-330px-a.tif.jpg", "tiff", [330, 500]),
        ("application/pdf", "a.pdf", "page1-330px-a.pdf.jpg", "pdf", [330, 500]),
    ])
    func `the variants of a file of an unsupported type are its scaled copies only`(
        mime: String, name: String, copy: String, type: String, widths: [Int]
    )
        throws
    {
        let host = "https://upload.wikimedia.org/wikipedia/commons/"
        let image = [
            "mime": "\"\(mime)\"", "url": "\"\(host)1/1f/\(name)\"", "width": "600",
            "thumburl": "\"https://thumb.wikimedia.org/wikipedia/commons/thumb/1/1f/\(name)/\(copy)\"",
        ]
        let photo = try #require(try Self.photo(CommonsFixture.file(1, image: image)))
        #expect(photo.fileType == type)
        #expect(photo.original == host + "1/1f/" + name)
        #expect(photo.source.variants.map(\.width) == widths)
        #expect(photo.source.variants.allSatisfy { $0.address.contains("/thumb/1/1f/\(name)/") })
    }

    @Test
    func `videos, missing pages, pages without a file, non-free files and files to be deleted are left out`()
        throws
    {
        let pages = [
            CommonsFixture.file(1, image: ["mime": "\"video/webm\""]),
            CommonsFixture.file(1, page: ["missing": "true"]),
            CommonsFixture.file(1, page: ["imageinfo": "[]"]),
            CommonsFixture.file(1, metadata: ["NonFree": try Self.value("true")]),
            CommonsFixture.file(1, metadata: ["DeletionReason": try Self.value("no source")]),
        ]
        for page in pages { #expect(try Self.photo(page) == nil, "\(page)") }
    }

    @Test(
        arguments: [
            ("<div class=\"fn value\">\nJona Lendering</div>", "Jona Lendering", nil, nil),
            (
                "<a href=\"//commons.wikimedia.org/w/index.php?title=User:NotaRealUser&amp;action=edit&amp;redlink=1\""
                    + " class=\"new\">NotaRealUser</a>", "NotaRealUser", "NotaRealUser",
                "https://commons.wikimedia.org/w/index.php?title=User:NotaRealUser&action=edit&redlink=1"
            ),
            (
                "<a href=\"https://test.com/linkspot\">link text</a>", "link text", nil,
                "https://test.com/linkspot"
            ),
            (
                "<a href=\"https://www.flickr.com/people/16707908@N07\">Jeff &amp; Brian</a> from Eastbourne",
                "Jeff & Brian from Eastbourne", nil, "https://www.flickr.com/people/16707908@N07"
            ),
            ("Photograph by <a href=\"//h.test\">Ida</a>, Bergen", "Ida, Bergen", nil, "https://h.test"),
            ("Ida, ida@example.org", "Ida", nil, nil), ("<b></b>", "", nil, nil),
        ] as [(String, String, String?, String?)])
    func `the author's name is the text of the artist field, and the author's link is its first link`(
        artist: String, name: String, user: String?, link: String?
    ) throws {
        let author = try Self.photo(["Artist": artist])?.author
        #expect(author == Author(name: name, username: user, link: link))
    }

    @Test func `the attribution field replaces the artist field as the author's name`() throws {
        let user = "<a href=\"//commons.wikimedia.org/wiki/User:PtrQs\" title=\"User:PtrQs\">PtrQs</a>"
        let photo = try #require(try Self.photo(["Attribution": "Photo by " + user, "Artist": user]))
        #expect(photo.author.name == "PtrQs" && photo.author.username == "PtrQs")
        let other = try #require(
            try Self.photo(["Attribution": "© Ida / Wikimedia Commons", "Artist": user]))
        #expect(other.author.name == "PtrQs" && other.author.username == "PtrQs")
        #expect(other.creditLine == "© Ida / Wikimedia Commons")
        #expect(
            Credit(photo).text()
                == "\"Heron 1\" (https://commons.wikimedia.org/wiki/File:Heron_1.jpg) by PtrQs "
                + "(https://commons.wikimedia.org/wiki/User:PtrQs) via Wikimedia Commons is licensed under "
                + "CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0)")
    }

    @Test(
        arguments: [
            (
                "cc-by-sa-3.0-de", "CC BY-SA 3.0 de", nil, "by-sa",
                "https://creativecommons.org/licenses/by-sa/3.0/de/"
            ),
            (
                "cc-by-2.0", "CC BY 2.0", "http://creativecommons.org/licenses/by/2.0", "by",
                "https://creativecommons.org/licenses/by/2.0"
            ),
            (
                "cc-by-sa-4.0,3.0,2.5", "CC BY-SA 4.0", nil, "by-sa",
                "https://creativecommons.org/licenses/by-sa/4.0/"
            ),
            ("cc0", "CC0", nil, "cc0", "https://creativecommons.org/publicdomain/zero/1.0/"),
            ("pd", "Public domain", nil, "publicdomain", nil), ("gfdl", "GFDL", nil, "gfdl", "PAGE"),
            ("", "FAL", nil, "other", "PAGE"),
        ] as [(String, String, String?, String, String?)])
    func `every license has a code and the service's name, and all but "Public domain" have a link`(
        code: String, name: String, address: String?, expected: String, link: String?
    ) throws {
        let license = try Self.photo(["License": code, "LicenseShortName": name, "LicenseUrl": address ?? ""]
        )?
        .license
        let page = "https://commons.wikimedia.org/wiki/File:Heron_1.jpg"
        #expect(license == License(code: expected, name: name, link: link == "PAGE" ? page : link))
    }

    @Test(
        arguments: [
            ("2009-03-17", "2009-03-17"), ("1947", "1947"),
            ("<time class=\"dtstart\" datetime=\"1920-05\">May</time>", "1920-05"),
            ("2012-09-25 16:23", "2012-09-25T16:23"), ("circa 1900", "1900~"), ("", nil), ("0000-00-00", nil),
        ] as [(String, String?)])
    func `the capture date is as precise as stated, and missing if the text is not a date`(
        text: String, date: String?
    ) throws {
        #expect(try Self.photo(["DateTimeOriginal": text])?.taken?.description == date)
    }

    @Test(arguments: [
        ("en", "Lake", "A lake"), ("ru", "Озеро", "Горное озеро"), ("de", "Lake", "A lake"),
    ])
    func `of metadata in several languages, title and description are in the user's language`(
        language: String, title: String, about: String
    ) throws {
        let metadata = [
            "ObjectName": "{\"value\": {\"ru\": \"<i>Озеро</i>\", \"en\": \"Lake\", \"_type\": \"lang\"}}",
            "ImageDescription":
                "{\"value\": {\"en\": \"A lake\", \"ru\": \"Горное озеро\", \"_type\": \"lang\"}}",
            "Artist": "{\"value\": {\"de\": \"Otto\", \"en\": \"Ida\", \"_type\": \"lang\"}}",
        ]
        let json = Data(CommonsFixture.file(1, metadata: metadata).utf8)
        let payload = try JSONDecoder().decode(CommonsPagePayload.self, from: json)
        let entities = CommonsEntities(
            base: try BaseAddress("https://commons.wikimedia.org"), language: { language })
        let photo = try #require(entities.photo(payload))
        #expect(photo.title == title)
        #expect(photo.about == about)
        #expect(photo.author.name == "Ida")
    }

    @Test func `in metadata, a number is decoded as text, and null or an array counts as missing`() throws {
        let metadata = [
            "Artist": "{\"value\": 7}", "License": "null", "ObjectName": "{\"value\": null}",
            "Restrictions": "[]",
        ]
        let photo = try #require(try Self.photo(CommonsFixture.file(1, metadata: metadata)))
        #expect(photo.author.name == "7")
        #expect(photo.title == "Heron 1")
        #expect(photo.license.name == "CC BY-SA 4.0")
        #expect(photo.restrictions == nil)
        let empty = try #require(
            try Self.photo(
                CommonsFixture.file(
                    1, image: ["extmetadata": "null"], page: ["coordinates": "null", "categories": "null"])))
        #expect(empty.license.code == "unknown")
        #expect(empty.tags.isEmpty && empty.place == nil)
    }
}
