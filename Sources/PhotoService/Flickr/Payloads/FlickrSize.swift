/// One prepared size of a photo.
package struct FlickrSize: Equatable, Sendable {
    /// What the service calls it: the letters of the extra `url_X`.
    let letters: String
    let address: String
    let width: Int?
    let height: Int?

    /// The uncropped sizes, smallest first; the letters, and the label that `getSizes` has for it
    /// (flickr.com/services/api/misc.urls.html). 75 and 150 pixels are squares cut out of the photo.
    static let known: [(letters: String, label: String)] = [
        ("t", "Thumbnail"), ("s", "Small"), ("n", "Small 320"), ("w", "Small 400"), ("m", "Medium"),
        ("z", "Medium 640"), ("c", "Medium 800"), ("l", "Large"), ("h", "Large 1600"), ("k", "Large 2048"),
        ("3k", "X-Large 3K"), ("4k", "X-Large 4K"), ("5k", "X-Large 5K"), ("6k", "X-Large 6K"),
        ("o", "Original"),
    ]

    /// The sizes that the fields `url_X`, `width_X` and `height_X` of a photo name; none for what is withheld.
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
