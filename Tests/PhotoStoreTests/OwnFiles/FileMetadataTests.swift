import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

struct FileMetadataTests {
    private let folder = TemporaryFolder()

    private func photo(
        exif: [(Int, String)] = [], wide: [(Int, String)] = [], xmp: String = "",
        iptc: [(Int, String)] = []
    ) throws -> Photo {
        let texts = exif.map { ($0, Array($1.utf8)) } + wide.map { ($0, PictureHead.wide($1)) }
        return try photo(
            PictureHead.jpeg(
                4, 3, exif: texts.isEmpty ? [] : PictureHead.exif(texts), xmp: xmp,
                iptc: iptc.map { ($0, Array($1.utf8)) }))
    }

    private func photo(_ bytes: [UInt8]) throws -> Photo {
        try #require(Photo(fileAt: Array(folder.put(bytes, at: "a.jpg").utf8)))
    }

    @Test func `title, description, author and keywords come from IPTC`() throws {
        let photo = try photo(iptc: [
            (5, "Harbor"), (120, "Boats at dawn"), (80, "Ida Öhman"), (25, "Boats"), (25, "Ålesund"),
        ])
        #expect(photo.title == "Harbor" && photo.about == "Boats at dawn" && photo.author.name == "Ida Öhman")
        #expect(photo.tags == ["boats", "ålesund"])
    }

    @Test func `IPTC that is not UTF-8 is read as ISO 8859-1`() throws {
        let photo = try photo(PictureHead.jpeg(4, 3, iptc: [(25, [0xC5, 0x6C]), (120, [0x41, 0xE9])]))
        #expect(photo.tags == ["ål"] && photo.about == "Aé")
    }

    @Test func `title, description, author and keywords come from Exif of Windows`() throws {
        let photo = try photo(wide: [
            (0x9C9B, "Гавань"), (0x9C9C, "Лодки 🛶"), (0x9C9D, "Ида; Ян"), (0x9C9E, "лодки;утро; море"),
        ])
        #expect(photo.title == "Гавань" && photo.about == "Лодки 🛶" && photo.author.name == "Ида, Ян")
        #expect(photo.tags == ["лодки", "утро", "море"])
    }

    @Test(arguments: [
        ("Boats at dawn", "Boats at dawn" as String?), ("OLYMPUS DIGITAL CAMERA         ", nil), ("", nil),
    ])
    func `a description comes from Exif unless a camera writes it into every picture`(
        text: String, about: String?
    ) throws {
        #expect(try photo(exif: [(0x010E, text)]).about == about)
    }

    @Test func `a description that repeats the title is left out`() throws {
        let photo = try photo(exif: [(0x010E, "Harbor")], wide: [(0x9C9B, "Harbor")])
        #expect(photo.title == "Harbor" && photo.about == nil)
    }

    @Test func `a long text is cut between characters`() throws {
        let text = String(repeating: "ж", count: 1_100) + String(repeating: "字", count: 300)
        let about = try #require(try photo(exif: [(0x010E, text)]).about)
        #expect(text.hasPrefix(about) && about.count > 1_100)
    }

    @Test func `texts of XMP and their number are bounded`() throws {
        func items(_ name: String, _ texts: [String]) -> String {
            "<dc:\(name)><rdf:Bag>\(texts.map { "<rdf:li>\($0)</rdf:li>" }.joined())</rdf:Bag></dc:\(name)>"
        }
        let long = String(repeating: "x", count: 30_000)
        let xmp = items("description", [long]) + items("subject", (1...1_200).map(String.init))
        let photo = try photo(xmp: xmp)
        #expect(photo.about?.count == 10_000 && photo.tags.count == 200)
    }

    @Test func `texts of XMP precede those of IPTC, and those of IPTC precede those of Exif`() throws {
        let exif = [(0x010E, "e"), (0x013B, "e")], wide = [(0x9C9B, "e"), (0x9C9E, "e")]
        let iptc = [(5, "i"), (120, "i"), (80, "i"), (25, "i")]
        func item(_ name: String) -> String {
            "<dc:\(name)><rdf:Bag><rdf:li>x</rdf:li></rdf:Bag></dc:\(name)>"
        }
        let xmp = ["title", "description", "creator", "subject"].map(item).joined()
        func texts(_ photo: Photo) -> [String?] {
            [photo.title, photo.about, photo.author.name] + photo.tags
        }
        // The description of the others repeats the title, and is left out.
        #expect(texts(try photo(exif: exif, wide: wide, iptc: iptc)) == ["i", nil, "i", "i"])
        #expect(texts(try photo(exif: exif, wide: wide, xmp: xmp, iptc: iptc)) == ["x", nil, "x", "x"])
    }

    /// Statements of the date, in order of preference.
    private static let dates: [(exif: (Int, String)?, xmp: String, iptc: [(Int, String)])] = [
        ((0x9003, "2001:01:01 01:01:01"), "", []),
        (nil, "<exif:DateTimeOriginal>2002-02-02T02:02:02.22+02:00</exif:DateTimeOriginal>", []),
        (nil, "<photoshop:DateCreated>2003-03-03T03:03:03Z</photoshop:DateCreated>", []),
        (nil, "", [(55, "20040404"), (60, "040404+0400")]),
        ((0x9004, "2005:05:05 05:05:05"), "", []),
        (nil, "<xmp:CreateDate>2006-06-06T06:06:06</xmp:CreateDate>", []),
    ]

    @Test(arguments: 0..<6) func `the date is the first that is stated, and its time is local`(first: Int)
        throws
    {
        let stated = Self.dates[first...]
        let photo = try photo(
            exif: stated.compactMap(\.exif), xmp: stated.map(\.xmp).joined(), iptc: stated.flatMap(\.iptc))
        let two = "0\(first + 1)"
        #expect(photo.taken?.description == "20\(two)-\(two)-\(two)T\(two):\(two):\(two)")
    }

    @Test(arguments: [
        ("20040000", "", "2004" as String?), ("20040506", "", "2004-05-06"),
        ("20040506", "1207", "2004-05-06T12:07"),
        ("00000000", "", nil), ("2004", "120000", "2004"), ("20041306", "", nil), ("", "120000", nil),
        ("x", "", nil), ("20190229", "", nil), ("20200229", "", "2020-02-29"), ("20190431", "", nil),
        ("20040506", "240000", "2004-05-06"), ("20040506", "126000", "2004-05-06"),
    ])
    func `unknown parts of a date are left out, and a date that does not exist is left out`(
        date: String, time: String, taken: String?
    ) throws {
        #expect(try photo(iptc: [(55, date), (60, time)]).taken?.description == taken)
    }

    @Test func `the date of the last change of a file is not that of the photograph`() throws {
        #expect(try photo(exif: [(0x0132, "2024:05:01 12:00:00")]).taken == nil)
    }

    @Test func `a date of a day that does not exist leads to the next one`() throws {
        let photo = try photo(exif: [(0x9003, "2019:02:30 10:00:00"), (0x9004, "2024:05:01 12:00:00")])
        #expect(photo.taken?.description == "2024-05-01T12:00:00")
    }

    @Test func `a date without numbers leads to the next one`() throws {
        let photo = try photo(exif: [(0x9003, "    :  :     :  :  "), (0x9004, "2024:05:01 12:00:00")])
        #expect(photo.taken?.description == "2024-05-01T12:00:00")
    }

    @Test(arguments: [
        ("52,30.5N", "13,22,30W", 52.508333, -13.375), ("12,0.0S", "7,30E", -12, 7.5),
    ])
    func `position, camera and lens come from XMP`(
        latitude: String, longitude: String, north: Double, east: Double
    ) throws {
        let photo = try photo(
            xmp: "<exif:GPSLatitude>\(latitude)</exif:GPSLatitude><exif:GPSLongitude>\(longitude)"
                + "</exif:GPSLongitude><tiff:Make>FUJIFILM</tiff:Make><tiff:Model>X100V</tiff:Model>"
                + "<aux:Lens>23mm</aux:Lens>")
        let place = try #require(photo.place)
        #expect(abs((place.latitude ?? 0) - north) < 1e-6 && abs((place.longitude ?? 0) - east) < 1e-6)
        #expect(photo.exif?.camera == "FUJIFILM X100V" && photo.exif?.lens == "23mm")
    }

    @Test(arguments: [
        ("52,30.5", "13,22W"), ("95,0N", "13,22W"), ("nan,0N", "1,1W"), ("1,2,3,4N", "1,1W"), ("N", "W"),
    ])
    func `a position that is not one is left out`(latitude: String, longitude: String) throws {
        let xmp =
            "<exif:GPSLatitude>\(latitude)</exif:GPSLatitude><exif:GPSLongitude>\(longitude)</exif:GPSLongitude>"
        #expect(try photo(xmp: xmp).place == nil)
    }

    @Test(arguments: [SeededRandom(seed: .random(in: 0 ... .max))])
    func `damaged Exif, IPTC and XMP never end the program`(random: SeededRandom) {
        let exif = PictureHead.exif([
            (0x010E, Array("Harbor".utf8)), (0x9C9E, PictureHead.wide("a;b")),
            (0x9004, Array("2024:05:01".utf8)),
        ])
        let whole = PictureHead.jpeg(
            4, 3, exif: exif, xmp: "<exif:GPSLatitude>52,30.5N</exif:GPSLatitude>",
            iptc: [(25, Array("boats".utf8)), (55, Array("20240501".utf8))])
        let turned = PictureHead.jpeg(40, 30, exif: PictureHead.exif(orientation: 6))
        var random = random
        for number in 0..<4_000 {
            var bytes = number.isMultiple(of: 2) ? whole : turned
            for _ in 0..<3 {
                bytes[Int.random(in: 2..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            _ = Photo(fileAt: Array(folder.put(bytes, at: "x.jpg").utf8))
        }
    }
}
