import FoundationEssentials
import GalleryCore
import Testing
import Wording

@Suite struct PhotoFactTests {
    private static var whole: Photo {
        Photo(
            id: PhotoID(service: .flickr, key: "53"), title: "Fog\n over the sea", about: "Seen at dawn.",
            altText: "a bay", author: Author(name: "Ida Løv", username: "12@N01", link: "https://f/ida/"),
            license: License(code: "by", name: "CC BY 2.0", link: "https://cc/by"), pageLink: "https://f/53",
            date: Date(timeIntervalSince1970: 1_381_061_206), taken: LocalDate("2013-10-06T14:06:41"),
            size: PixelSize(width: 4000, height: 3000), color: RGB(red: 170, green: 187, blue: 12),
            blurHash: "LKO2", tags: ["fog", "sea"],
            exif: Exif(
                camera: "NIKON D750", lens: "50 mm", exposure: "1/250", aperture: "3.5", focalLength: "47.0",
                iso: 400),
            place: Place(name: "Bergen, Norway", latitude: 60.39, longitude: -5.32),
            counts: Counts(likes: 21, views: 3120, downloads: 8, comments: 4),
            source: PictureSource("https://f/53.jpg 500w"), original: "https://f/53_o.jpg",
            isSponsored: true)
    }

    @Test func `all known details of a photo are listed`() {
        let facts = Phrases.everything(
            about: Self.whole, PhotoStatistics(views: .init(total: 4000, days: [1, 2, 4]), downloads: nil))
        #expect(
            facts.map { "\($0.label)|\($0.value)" } == [
                "Title|Fog over the sea", "Author|Ida Løv", "License|CC BY 2.0",
                "Size|4,000 × 3,000, 12.0 megapixels", "Taken|2013-10-06 14:06",
                "Published|2013-10-06", "Page|https://f/53", "Camera|NIKON D750", "Lens|50 mm",
                "Exposure|1/250 s, f/3.5, 47.0 mm, ISO 400", "Author page|https://f/ida/",
                "License text|https://cc/by", "Description|Seen at dawn.", "Alt text|a bay",
                "Place|Bergen, Norway", "Coordinates|60.390, -5.320", "Likes|21",
                "Views|4,000 · 7 in 3 days ▃▅█", "Downloads|8", "Comments|4", "Tags|fog, sea",
                "Sponsored|paid placement", "Color|#aabb0c", "Service|flickr", "Id|flickr:53",
                "BlurHash|LKO2",
            ])
        #expect(facts.filter(\.isMinor).map(\.label) == ["Color", "Service", "Id", "BlurHash"])
        #expect(facts.filter { $0.kind == .link }.count == 3)
    }

    @Test(arguments: [(1200, 800, "1.0"), (4000, 2990, "12.0"), (1000, 949, "0.9"), (500, 400, "0.2")])
    func `megapixels are rounded`(width: Int, height: Int, count: String) {
        var photo = Self.whole
        photo.size = PixelSize(width: width, height: height)
        let size = Phrases.everything(about: photo).first { $0.label == "Size" }
        #expect(size?.value.hasSuffix(", \(count) megapixels") == true)
    }

    @Test func `unknown details of a photo are not listed`() {
        let photo = Photo(
            id: PhotoID(service: .demo, key: "1"), author: Author(name: ""),
            license: License(code: "cc0", name: "CC0"), exif: Exif(), source: PictureSource(""))
        #expect(Phrases.everything(about: photo).map(\.label) == ["Author", "License", "Service", "Id"])
        #expect(Phrases.everything(about: photo).first?.value == "unknown author")
    }

    @Test(arguments: [("1920~", "about 1920"), ("1920-05", "1920-05"), ("2013", "2013")])
    func `the date of a photo is listed with its known precision`(text: String, expected: String) {
        var photo = Self.whole
        photo.taken = LocalDate(text)
        #expect(Phrases.everything(about: photo).first { $0.label == "Taken" }?.value == expected)
    }

    @Test(
        arguments: [
            (nil, 906_079, "906 KB"),
            (PixelSize(width: 400, height: 300), 12_345_678, "400 × 300, 0.1 megapixels, 12.3 MB"),
            (PixelSize(width: 40, height: 30), nil, "40 × 30"), (nil, nil, nil),
        ] as [(PixelSize?, Int?, String?)])
    func `the size of a file is that of the picture and that in bytes, as far as known`(
        size: PixelSize?, bytes: Int?, expected: String?
    ) {
        var photo = Self.whole
        photo.size = size
        photo.bytes = bytes
        #expect(Phrases.everything(about: photo).first { $0.label == "Size" }?.value == expected)
    }

    @Test func `a very long description is truncated`() {
        var photo = Self.whole
        photo.about = String(repeating: "x ", count: 100_000)
        photo.size = PixelSize(width: .max, height: .max)
        let facts = Phrases.everything(about: photo)
        #expect(facts.allSatisfy { $0.value.count <= 1_500 })
    }

    @Test(
        arguments: [
            ([], ""), ([0, 0], "▁▁"), ([1, 2, 3, 4, 5, 6, 7, 8], "▂▃▄▅▆▇██"), ([0, .max], "▁█"),
            ([-5, 5], "▁█"), (Array(repeating: 0, count: 16) + [0, 4, 8], "▁▁▁▁▁▁▁▁▃█"),
            (Array(repeating: 9, count: 30), "███████████████"),
        ] as [([Int], String)])
    func `numbers are drawn as at most 15 bars, scaled to the maximum`(values: [Int], expected: String) {
        #expect(Sparkline.text(values) == expected)
    }
}
