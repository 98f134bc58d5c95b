package struct FlickrSize: Equatable, Sendable {
    /// Suffix `X` of the field `url_X`.
    let letters: String
    let address: String
    let width: Int?
    let height: Int?

    /// Sizes, smallest first: suffix, and label in `getSizes` (flickr.com/services/api/misc.urls.html). Omits the
    /// squares of 75 and 150 pixels, which are cropped.
    static let known: [(letters: String, label: String)] = [
        ("t", "Thumbnail"), ("s", "Small"), ("n", "Small 320"), ("w", "Small 400"), ("m", "Medium"),
        ("z", "Medium 640"), ("c", "Medium 800"), ("l", "Large"), ("h", "Large 1600"), ("k", "Large 2048"),
        ("3k", "X-Large 3K"), ("4k", "X-Large 4K"), ("5k", "X-Large 5K"), ("6k", "X-Large 6K"),
        ("o", "Original"),
    ]

    /// Sizes given by `url_X`, `width_X` and `height_X`. Sizes that the owner withholds are missing.
    static func all(of decoder: any Decoder) throws -> [FlickrSize] {
        let fields = try decoder.fields()
        return known.compactMap { letters, _ in
            guard let address = fields.text(AnyKey("url_\(letters)")) else { return nil }
            return FlickrSize(
                letters: letters, address: address, width: fields.count(AnyKey("width_\(letters)")),
                height: fields.count(AnyKey("height_\(letters)")))
        }
    }
}
