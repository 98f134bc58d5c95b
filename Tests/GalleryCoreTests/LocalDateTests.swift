import FoundationEssentials
import GalleryCore
import Testing

@Suite struct LocalDateTests {
    @Test(
        arguments: [
            ("2013", .year), ("2013-10", .month), ("2013-10-06", .day), ("2013-10-06T14:06", .time),
            ("2013-10-06T14:06:41", .time), ("1920~", .year), ("1920-05~", .month), ("1890?", .year),
            ("189X", .decade), ("18XX", .century), ("00XX", .century), ("18XX~", .century), ("-0249", .year),
            ("-02XX", .century), ("-018X", .decade), ("../1900", .year), ("1900/..", .year),
            ("1850/1860", .year), ("1850~/1860~", .year), ("2013-10-06/2013-10-08", .day),
        ] as [(String, LocalDate.Precision)])
    func `a local date is parsed with its precision and encoded to its text form`(
        text: String, precision: LocalDate.Precision
    ) throws {
        let date = try #require(LocalDate(text))
        #expect(date.description == text)
        #expect(date.precision == precision)
        let json = try JSONEncoder().encode([date])
        #expect(String(decoding: json, as: UTF8.self).replacing("\\/", with: "/") == "[\"\(text)\"]")
        #expect(try JSONDecoder().decode([LocalDate].self, from: json) == [date])
    }

    @Test(arguments: [
        "", "~", "0000-00-00", "0000", "-0000", "2013-13", "2013-00-01", "2013-10-32", "13-10-06", "2013-1-6",
        "2013T10:00", "2013-10-06T24:00", "2013-10-06T1:00", "2013-10-06T", "2013-10-06T14", "+013-10-06",
        "2013-10-06-01", "1XX" + "X", "18X5", "18XX-01", "189X-05", "X", "XX" + "XX", "18xx", "1920~~",
        "1920?~", "/",
        "..",
        "../..", "/1900", "1900/", "1850/1860/1870", "--249", "1850/", "../1900/..", "1860/1850",
        "2010-02/2010",
    ])
    func `an invalid local date is rejected`(text: String) { #expect(LocalDate(text) == nil) }

    @Test func `dates sort by their first moment, and a date before a limit sorts before the limit`() {
        let texts = [
            "-02XX", "-0249", "-0001", "00XX", "17XX", "1799-12-31", "../1800", "18XX", "1801", "1849-12",
            "1850/1860", "1850-02-03", "189X", "1890-01-01T00:01", "1890-01-02", "2013-10-06T14:06",
            "2013-10-06T14:06:41",
        ]
        let dates = texts.compactMap { LocalDate($0) }
        #expect(dates.count == texts.count)
        #expect(dates.shuffled().sorted { $0.sortingKey < $1.sortingKey } == dates)
    }

    @Test func `favorites sorted by date begin with the latest, and end with those without date`() {
        let texts = ["1511", nil, "2013-10-06", "18XX", "../1900", "1899"]
        let photos = texts.enumerated().map { index, text in
            Photo(
                id: PhotoID(service: .commons, key: "\(index)"), author: Author(name: ""),
                license: License(code: "cc0", name: "CC0"), taken: text.flatMap { LocalDate($0) },
                source: PictureSource(""))
        }
        let sorted = FavoritesOrder.taken.sorted(photos).map { $0.taken?.description }
        #expect(sorted == ["2013-10-06", "../1900", "1899", "18XX", "1511", nil])
    }

    @Test(
        arguments: [
            ("2013-10-06T14:06:41", "2013-10-06"), ("1920~", "1920"), ("18XX", "18XX"),
            ("1850/1860", "1850--1860"), ("../1900", ""),
        ] as [(String, String)])
    func `a file name has the date without signs that file names cannot have`(text: String, name: String)
        throws
    {
        var photo = Photo(
            id: PhotoID(service: .commons, key: "1"), author: Author(name: ""),
            license: License(code: "cc0", name: "CC0"), source: PictureSource(""))
        photo.taken = LocalDate(text)
        let naming = FileNaming(try #require(try? FileNameTemplate("{taken}")))
        #expect(naming.value(of: .taken, photo, identity: "x") == name)
    }
}
