package struct FlickrSizesPayload: Decodable, Sendable {
    let allowsDownload: Bool
    /// Sizes except cropped ones, in the service's order.
    package let sizes: [FlickrSize]

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(in: "sizes")
        allowsDownload = fields.integer("candownload") != 0 || fields.flag("candownload")
        sizes = try fields.decode(LossyArray<FlickrSize>.self, forKey: "size").elements
    }
}

extension FlickrSize: Decodable {
    /// Throws for squares, videos and sizes without address.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        let label = fields.text("label")
        guard let letters = Self.known.first(where: { $0.label == label })?.letters,
            let address = fields.text("source"), fields.text("media") != "video"
        else { throw fields.unreadable("label") }
        self.init(
            letters: letters, address: address, width: fields.count("width"), height: fields.count("height"))
    }
}
