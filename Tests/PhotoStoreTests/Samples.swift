import FoundationEssentials
import GalleryCore

func photo(
    _ key: String, service: ServiceName = .demo, title: String? = "Fog over the fjord",
    author: String = "Jane Doe", tags: [String] = ["fog"]
) -> Photo {
    Photo(
        id: PhotoID(service: service, key: key), title: title, about: "Early.", altText: "A fjord in fog",
        author: Author(name: author, username: "jane", link: "https://example.com/jane"),
        license: License(code: "cc0", name: "CC0 1.0", link: "https://example.com/cc0"),
        pageLink: "https://example.com/\(key.utf8.count)",
        date: Date(timeIntervalSinceReferenceDate: 700_000_000.123),
        size: PixelSize(width: 4000, height: 3000), color: RGB(red: 1, green: 2, blue: 3),
        blurHash: "LEHV6nWB2yk8pyo0adR*.7kCMdnj", tags: tags, exif: Exif(camera: "Leica M3", iso: 200),
        place: Place(name: "Bergen, Norway", latitude: 60.39, longitude: 5.32),
        counts: Counts(likes: 3, views: nil, downloads: 1), source: PictureSource("/p/1 *w"),
        original: "/p/1/full", downloadReport: "/p/1/download")
}

let jpegBytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + (0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }

func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
