import Foundation
import GalleryCore
import Testing

@testable import PhotoService

@Suite struct FlickrDecodingTests {
    private static func photo(_ json: String) throws -> Photo? {
        let payload = try JSONDecoder().decode(FlickrPhotoPayload.self, from: Data(json.utf8))
        return FlickrEntities(base: try BaseAddress("https://api.flickr.com")).photo(payload)
    }

    @Test func `every field of a listed photo is decoded`() throws {
        let photo = try #require(try Self.photo(FlickrFixture.listed("53624890009")))
        #expect(photo.id == PhotoID(service: .flickr, key: "53624890009"))
        #expect(photo.title == "Fish & ships <3")
        #expect(photo.about == "Seen at dawn,\nx < y.")
        #expect(
            photo.author
                == Author(
                    name: "Ida Løv", username: "12@N01", link: "https://www.flickr.com/photos/12@N01/"))
        #expect(
            photo.license
                == License(
                    code: "by", name: "CC BY 2.0", link: "https://creativecommons.org/licenses/by/2.0/"))
        #expect(photo.pageLink == "https://www.flickr.com/photos/12@N01/53624890009/")
        #expect(photo.date == Date(timeIntervalSince1970: 1_381_061_206))
        #expect(photo.taken?.description == "2013-10-06T14:06:41")
        #expect(photo.size == PixelSize(width: 2560, height: 1600))
        #expect(photo.tags == ["harbour", "newyorkcity"])
        #expect(photo.place == Place(name: nil, latitude: 45.807258, longitude: 15.967599))
        #expect(photo.counts == Counts(likes: 21, views: 3120, comments: 4))
        // Addresses outside the base are upgraded to https; relative ones are dropped.
        #expect(
            photo.source.description == """
                https://live.staticflickr.com/1/53624890009_5ec.jpg 500w, \
                https://live.staticflickr.com/1/53624890009_5ec_z.jpg 640w, \
                https://farm3.staticflickr.com/1/53624890009_5ec_b.jpg 1024w
                """)
        #expect(photo.original == "https://live.staticflickr.com/1/53624890009_0ri_o.png")
        #expect(photo.exif == nil)
    }

    @Test func `a photo without extras gets the standard sizes`() throws {
        let photo = try #require(
            try Self.photo(
                "{\"id\": \"1\", \"owner\": \"12@N01\", \"secret\": \"5ec\", \"server\": \"65535\", \"title\": \"\"}"
            ))
        #expect(photo.title == nil)
        #expect(photo.author.name == "12@N01")
        #expect(photo.license.code == "unknown")
        #expect(
            photo.source.variant(forWidth: 500)?.address == "https://live.staticflickr.com/65535/1_5ec.jpg")
        #expect(photo.original == "https://live.staticflickr.com/65535/1_5ec_z.jpg")
    }

    @Test func `the dimensions of an original are swapped if all display sizes have the other orientation`()
        throws
    {
        func size(original: (Int, Int), prepared: [(Int, Int)], isStated: Bool = true) throws -> PixelSize? {
            let letters = ["n", "m", "z"]
            let sizes = zip(letters, prepared).map { letters, size in
                "\"url_\(letters)\": \"https://live.staticflickr.com/1/a_\(letters).jpg\", "
                    + "\"width_\(letters)\": \(size.0), \"height_\(letters)\": \(size.1)"
            }
            let stated = isStated ? "\"o_width\": \(original.0), \"o_height\": \(original.1), " : ""
            return try Self.photo(
                "{\"id\": \"1\", \"owner\": \"2\", \(stated)\(sizes.joined(separator: ", ")), "
                    + "\"url_o\": \"https://live.staticflickr.com/1/a_o.jpg\", "
                    + "\"width_o\": \(original.0), \"height_o\": \(original.1)}")?.size
        }
        let portrait = [(240, 320), (375, 500), (480, 640)]
        #expect(try size(original: (4032, 3024), prepared: portrait) == PixelSize(width: 3024, height: 4032))
        #expect(
            try size(original: (4032, 3024), prepared: portrait, isStated: false)
                == PixelSize(width: 3024, height: 4032))
        #expect(try size(original: (3024, 4032), prepared: portrait) == PixelSize(width: 3024, height: 4032))
        #expect(
            try size(original: (4032, 3024), prepared: [(240, 320), (500, 375)])
                == PixelSize(width: 4032, height: 3024))
        #expect(
            try size(original: (4032, 3024), prepared: [(320, 320)]) == PixelSize(width: 4032, height: 3024))
    }

    @Test func `a video, and a photo without pictures, are skipped`() throws {
        #expect(
            try Self.photo(
                FlickrFixture.listed("1").replacing("\"media\": \"photo\"", with: "\"media\": \"video\""))
                == nil)
        #expect(try Self.photo("{\"id\": \"1\", \"owner\": \"2\"}") == nil)
    }

    @Test(
        arguments: [
            ("2013-10-06 14:06:41", 0, false, "2013-10-06T14:06:41"),
            ("2013-10-01 00:00:00", 4, false, "2013-10"),
            ("2013-01-01 00:00:00", 6, false, "2013"), ("1920-01-01 00:00:00", 8, false, "1920~"),
            ("2013-10-06 14:06:41", 0, true, nil), ("0000-00-00 00:00:00", 0, false, nil),
            ("2013-10-06 99:00:00", 0, false, "2013-10-06"), ("yesterday", 0, false, nil),
            (nil, 0, false, nil),
        ] as [(String?, Int, Bool, String?)])
    func `a capture date has its reported precision, and is missing if unknown or invalid`(
        text: String?, granularity: Int, isUnknown: Bool, expected: String?
    ) {
        let taken = FlickrTaken(text: text, granularity: granularity, isUnknown: isUnknown)
        #expect(taken.date?.description == expected)
    }

    @Test func `a place with accuracy 0 or invalid coordinates has no position`() {
        #expect(FlickrPlace.place(nil, 45, 15, accuracy: 0) == nil)
        #expect(FlickrPlace.place(nil, 0, 0, accuracy: 16) == nil)
        #expect(FlickrPlace.place("Bergen", 91, 15, accuracy: 16)?.latitude == nil)
        #expect(FlickrPlace.place(nil, 45, 15, accuracy: nil) != nil)
    }

    @Test func `license numbers map to codes, names and links`() {
        let codes = (0...17).map { FlickrLicense.license("\($0)", page: "https://p").code }
        #expect(
            codes == [
                "all-rights-reserved", "by-nc-sa", "by-nc", "by-nc-nd", "by", "by-sa", "by-nd",
                "no-known-restrictions", "us-government", "cc0", "pdm", "by", "by-sa", "by-nd", "by-nc",
                "by-nc-sa",
                "by-nc-nd", "flickr-17",
            ])
        #expect(FlickrLicense.license("12", page: nil).name == "CC BY-SA 4.0")
        #expect(
            FlickrLicense.license("3", page: nil).link == "https://creativecommons.org/licenses/by-nc-nd/2.0/"
        )
        #expect(FlickrLicense.license("17", page: "https://p").link == "https://p")
        #expect(FlickrLicense.license("x", page: nil).code == "unknown")
        #expect(FlickrLicense.numbers(of: ["by", "cc0"]) == [4, 9, 11])
    }
}
