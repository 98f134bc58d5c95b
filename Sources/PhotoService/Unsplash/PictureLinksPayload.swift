/// `urls` of a photo: the uploaded file, a JPEG in full size, and a picture 1,080 pixels wide.
struct PictureLinksPayload: Decodable, Sendable {
    let raw: String?
    let full: String?
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
