public import GalleryCore

/// Photos made from a number, so that writer and reader agree on every field.
public enum SamplePhoto {
    public static func photo(_ number: Int) -> Photo {
        var photo = short(number)
        photo.about = String(repeating: "Søndre Strømfjord at \(number) o'clock. ", count: 1 + number % 40)
        return photo
    }

    /// Photo without a description.
    public static func short(_ number: Int) -> Photo {
        Photo(
            id: PhotoID(service: .demo, key: "\(number)"), title: "Fog \(number) over the fjord ☁️",
            author: Author(name: "Jane Doe", username: "jane", link: "https://example.com/jane"),
            license: License(code: "cc0", name: "CC0 1.0"),
            size: PixelSize(width: 4000 + number % 7, height: 3000),
            tags: ["fog", "tag\(number % 100)"],
            source: PictureSource("/photos/\(number) *w"))
    }

    /// Bytes of a picture: 2 to 20 kB that begin like a JPEG file.
    public static func picture(_ number: Int, _ size: FavoritePictureSize) -> [UInt8] {
        let count = (size == .card ? 2_000 : 8_000) + number % 13 * 1_000
        return [0xFF, 0xD8, 0xFF, 0xE0] + (0..<count).map { UInt8(truncatingIfNeeded: $0 &* (number | 1)) }
    }
}
