/// `urls` of a photo: one picture in several sizes.
struct PictureLinksPayload: Decodable, Sendable {
    /// As uploaded.
    let raw: String?
    /// Full size as JPEG.
    let full: String?
    /// 1,080 pixels wide.
    let regular: String?

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        raw = fields.text("raw")
        full = fields.text("full")
        regular = fields.text("regular")
    }

    /// Whether a picture is on the host of Unsplash+.
    var areOfPlus: Bool {
        [raw, full, regular].contains { $0?.hostForMessages.lowercased() == "plus.unsplash.com" }
    }
}
