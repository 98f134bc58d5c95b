import Foundation
import GalleryCore
import Testing

@testable import PhotoService

@Suite struct OpenverseEntitiesTests {
    private func photo(_ changes: [String: String] = [:]) throws -> Photo {
        let json = OpenverseFixture.image(7, changes)
        return try JSONDecoder().decode(OpenverseImagePayload.self, from: Data(json.utf8)).photo
    }

    @Test func `every field of a photo is decoded`() throws {
        let photo = try photo()
        let thumbnail = "/images/\(OpenverseFixture.id(7))/thumb/"
        let original = "https://files.example.org/7_large.jpg"
        #expect(
            photo
                == Photo(
                    id: PhotoID(service: .openverse, key: OpenverseFixture.id(7)), title: "Heron 7",
                    author: Author(
                        name: "Ida Løv", username: "example/Ida Løv", link: "https://photos.example.org/ida"),
                    license: License(
                        code: "by-sa", name: "CC BY-SA 4.0",
                        link: "https://creativecommons.org/licenses/by-sa/4.0/"),
                    pageLink: "https://photos.example.org/page/7", size: PixelSize(width: 2000, height: 1500),
                    tags: ["heron", "grey heron", "bird"],
                    source: PictureSource("\(thumbnail) 600w, \(original) 2000w"), original: original,
                    fileType: "jpg"))
    }

    @Test(
        arguments: [
            ("cc0", "1.0", "CC0 1.0", "https://creativecommons.org/publicdomain/zero/1.0/"),
            ("pdm", "1.0", "Public Domain Mark 1.0", "https://creativecommons.org/publicdomain/mark/1.0/"),
            ("BY-NC-ND", "2.0", "CC BY-NC-ND 2.0", "https://creativecommons.org/licenses/by-nc-nd/2.0/"),
            ("nc-sampling+", "1.0", "NC Sampling+ 1.0", nil), ("by", "x", "CC BY", nil),
        ] as [(String, String, String, String?)])
    func `a license without a link gets the link of its Creative Commons deed, if known`(
        code: String, version: String, name: String, link: String?
    ) throws {
        let license = try photo([
            "license": "\"\(code)\"", "license_version": "\"\(version)\"", "license_url": "\"\"",
        ]).license
        #expect(license == License(code: code.lowercased(), name: name, link: link))
    }

    @Test(arguments: [
        ("by-sa/2.1/jp/", "CC BY-SA 2.1 JP"), ("by-sa/2.1/JP/deed.ja", "CC BY-SA 2.1 JP"),
        ("by-sa/2.1/", "CC BY-SA 2.1"), ("by-sa/2.1/deed.en", "CC BY-SA 2.1"),
        ("by-sa/2.1/?ref=openverse", "CC BY-SA 2.1"),
    ])
    func `a license's name contains the jurisdiction given in its link`(path: String, name: String) throws {
        let link = "\"https://creativecommons.org/licenses/\(path)\""
        let license = try photo([
            "license": "\"by-sa\"", "license_version": "\"2.1\"", "license_url": link,
        ]).license
        #expect(license.name == name)
    }

    @Test func `a missing license is "license not stated", and an invalid code is "unknown"`() throws {
        #expect(try photo(["license": "null"]).license.name == "license not stated")
        #expect(try photo(["license": "\"a b\u{1}\""]).license.code == "unknown")
    }

    @Test(
        arguments: [
            ("svg", "\"https://h.example/a.svg\"", "svg"),
            (nil, "\"https://h.example/a.TIF?x=1.jpg\"", "tiff"),
            ("image/gif", "\"https://h.example/a\"", "gif"),
        ] as [(String?, String, String)])
    func `an original in an unsupported format is replaced by the service's variants`(
        stated: String?, url: String, type: String
    ) throws {
        let photo = try photo(["filetype": stated.map { "\"\($0)\"" } ?? "null", "url": url])
        let path = "/images/\(OpenverseFixture.id(7))/thumb/"
        #expect(photo.fileType == type)
        #expect(photo.source == PictureSource("\(path) 600w"))
        #expect(photo.original == path + "?full_size=true&compressed=false")
    }

    @Test func `an address without a known extension is accepted as a picture`() throws {
        let photo = try photo(["filetype": "null", "url": "\"https://h.example/show.php?id=3\""])
        #expect(photo.fileType == nil)
        #expect(photo.original == "https://h.example/show.php?id=3")
    }

    @Test func `addresses are upgraded to https, and an invalid page link is replaced by the Openverse page`()
        throws
    {
        let photo = try photo([
            "url": "\"http://h.example/a.jpg\"", "foreign_landing_url": "\"javascript:alert(1)\"",
            "creator_url": "\"http://h.example/ida\"",
        ])
        #expect(photo.original == "https://h.example/a.jpg")
        #expect(photo.pageLink == "https://openverse.org/image/\(OpenverseFixture.id(7))")
        #expect(photo.author.link == "https://h.example/ida")
    }

    @Test(arguments: [
        ("File:Grey heron 2.jpg", "Grey heron 2"), ("File:No ending", "No ending"),
        ("Heron.jpg", "Heron.jpg"),
        ("File:St. Mary on the hill", "St. Mary on the hill"),
    ])
    func `a title with a File prefix loses the prefix and the file extension; other titles are kept`(
        given: String, title: String
    ) throws {
        #expect(try photo(["title": "\"\(given)\""]).title == title)
    }

    @Test func `a small original has one variant, and an original of unknown width has two`() throws {
        #expect(try photo(["width": "500", "height": "400"]).source.variants.map(\.width) == [500])
        #expect(try photo(["width": "null"]).source.variants.map(\.width) == [600, 1024])
        #expect(try photo(["width": "5000000000"]).size == nil)
    }

    @Test(arguments: [
        ("Unknown authorUnknown author", ""), ("Ralf Roletschekcreator QS:P170,Q15080600", "Ralf Roletschek"),
        (".mw-parser-output .fn{color:red}DXR (talk)", "DXR"), ("@yakobusan", "@yakobusan"),
    ])
    func `names copied from Wikimedia Commons lose what its pages add`(creator: String, name: String) throws {
        let fields = ["creator": "\"\(creator)\"", "source": "\"wikimedia\""]
        #expect(try photo(fields).author.name == name)
        #expect(try photo(["title": "\"Fog label QS:Len,\\\"Fog\\\"\""]).title == "Fog")
    }

    @Test func `a missing author has an empty name`() throws {
        #expect(try photo(["creator": "null"]).author.name == "")
    }

    @Test(arguments: ["\"\"", "\"../x\"", "\"12\"", "null", "{}", "\"5eed0000-0000-4000-8000-00000000000\""])
    func `an image without valid ID is rejected`(id: String) {
        #expect(throws: (any Error).self) { try photo(["id": id]) }
    }
}
