import FoundationEssentials
import GalleryCore
import Testing

@testable import PhotoService

@Suite struct LicenseTableTests {
    private static let root = "https://creativecommons.org"

    private static func check(
        _ photo: Photo, _ opening: String, _ words: String, _ name: String, _ link: String?
    ) {
        let plain = link.map { "\(name) (\($0))" } ?? name
        let credit = Credit(photo)
        #expect(credit.text() == opening + words + plain)
        let escaped = name.replacing("+", with: "\\+")
        let marked = link.map { "[\(name)](\($0))" } ?? name
        let markdown = credit.text(.markdown)
        #expect(
            markdown.hasSuffix(words + marked) || markdown.hasSuffix(words + "[\(escaped)](\(link ?? ""))"))
        let html = link.map { "<a rel=\"license\" href=\"\($0)\">\(name)</a>" } ?? name
        #expect(credit.text(.html).hasSuffix(words + html))
    }

    /// License numbers of Flickr's `photos.licenses.getInfo`.
    @Test(
        arguments: [
            (0, ", ", "All rights reserved", "https://www.flickrhelp.com/hc/en-us/articles/10710266545556"),
            (1, " is licensed under ", "CC BY-NC-SA 2.0", "\(root)/licenses/by-nc-sa/2.0/"),
            (2, " is licensed under ", "CC BY-NC 2.0", "\(root)/licenses/by-nc/2.0/"),
            (3, " is licensed under ", "CC BY-NC-ND 2.0", "\(root)/licenses/by-nc-nd/2.0/"),
            (4, " is licensed under ", "CC BY 2.0", "\(root)/licenses/by/2.0/"),
            (5, " is licensed under ", "CC BY-SA 2.0", "\(root)/licenses/by-sa/2.0/"),
            (6, " is licensed under ", "CC BY-ND 2.0", "\(root)/licenses/by-nd/2.0/"),
            (7, ", ", "No known copyright restrictions", "https://www.flickr.com/commons/usage/"),
            (8, ", ", "United States Government Work", "https://www.usa.gov/government-copyright"),
            (9, " is marked with ", "CC0 1.0", "\(root)/publicdomain/zero/1.0/"),
            (10, " is marked with ", "Public Domain Mark 1.0", "\(root)/publicdomain/mark/1.0/"),
            (11, " is licensed under ", "CC BY 4.0", "\(root)/licenses/by/4.0/"),
            (12, " is licensed under ", "CC BY-SA 4.0", "\(root)/licenses/by-sa/4.0/"),
            (13, " is licensed under ", "CC BY-ND 4.0", "\(root)/licenses/by-nd/4.0/"),
            (14, " is licensed under ", "CC BY-NC 4.0", "\(root)/licenses/by-nc/4.0/"),
            (15, " is licensed under ", "CC BY-NC-SA 4.0", "\(root)/licenses/by-nc-sa/4.0/"),
            (16, " is licensed under ", "CC BY-NC-ND 4.0", "\(root)/licenses/by-nc-nd/4.0/"),
            (17, ", ", "license 17, see its page", "https://www.flickr.com/photos/12@N01/7/"),
        ] as [(Int, String, String, String)]) func `each Flickr license is credited with its name and link`(
            number: Int, words: String, name: String, link: String
        ) throws
    {
        let json = FlickrFixture.listed("7").replacing(
            "\"license\": \"4\"", with: "\"license\": \"\(number)\"")
        let payload = try JSONDecoder().decode(FlickrPhotoPayload.self, from: Data(json.utf8))
        let photo = try #require(
            FlickrEntities(base: try BaseAddress("https://api.flickr.com")).photo(payload))
        let opening =
            "\"Fish & ships <3\" (https://www.flickr.com/photos/12@N01/7/) by Ida Løv "
            + "(https://www.flickr.com/photos/12@N01/) on Flickr"
        Self.check(photo, opening, words, name, link)
    }

    @Test(
        arguments: [
            ("by", "4.0", " is licensed under ", "CC BY 4.0", "\(root)/licenses/by/4.0/"),
            ("by-sa", "3.0", " is licensed under ", "CC BY-SA 3.0", "\(root)/licenses/by-sa/3.0/"),
            ("by-nd", "2.0", " is licensed under ", "CC BY-ND 2.0", "\(root)/licenses/by-nd/2.0/"),
            ("by-nc", "2.0", " is licensed under ", "CC BY-NC 2.0", "\(root)/licenses/by-nc/2.0/"),
            ("by-nc-sa", "2.0", " is licensed under ", "CC BY-NC-SA 2.0", "\(root)/licenses/by-nc-sa/2.0/"),
            ("by-nc-nd", "2.5", " is licensed under ", "CC BY-NC-ND 2.5", "\(root)/licenses/by-nc-nd/2.5/"),
            ("cc0", "1.0", " is marked with ", "CC0 1.0", "\(root)/publicdomain/zero/1.0/"),
            ("pdm", "1.0", " is marked with ", "Public Domain Mark 1.0", "\(root)/publicdomain/mark/1.0/"),
            ("sampling+", "1.0", " is licensed under ", "Sampling+ 1.0", nil),
            ("nc-sampling+", "1.0", " is licensed under ", "NC Sampling+ 1.0", nil),
        ] as [(String, String, String, String, String?)])
    func `each Openverse license is credited by name, with a link only if it has a known deed`(
        code: String, version: String, words: String, name: String, link: String?
    ) throws {
        let json = OpenverseFixture.image(
            1, ["license": "\"\(code)\"", "license_version": "\"\(version)\"", "license_url": "null"])
        let payload = try JSONDecoder().decode(OpenverseImagePayload.self, from: Data(json.utf8))
        let opening =
            "\"Heron 1\" (https://photos.example.org/page/1) by Ida Løv (https://photos.example.org/ida)"
        Self.check(payload.photo, opening, words, name, link)
    }

    @Test(arguments: [false, true])
    func `Unsplash photos are credited with referral links, and paid ones with their license`(isPaid: Bool)
        throws
    {
        let json = PhotoFixture.listed("a", fields: isPaid ? ", \"plus\": true" : "")
        let payload = try JSONDecoder().decode(PhotoPayload.self, from: Data(json.utf8))
        let entities = UnsplashEntities(
            service: .unsplash, license: .unsplash, base: try BaseAddress("https://api.unsplash.com"))
        let mark = "utm_source=gallery&utm_medium=referral"
        let opening =
            "Photo by Ida Løv (https://unsplash.com/@ida?\(mark)) on Unsplash (https://unsplash.com/?\(mark))"
        let photo = try #require(entities.photo(payload))
        let terms = ", Unsplash+ License (https://unsplash.com/plus/license)"
        #expect(Credit(photo).text() == opening + (isPaid ? terms : ""))
        #expect(
            Credit(photo).text(.html).contains("<a href=\"https://unsplash.com/@ida?utm_source=gallery&amp;"))
    }
}
