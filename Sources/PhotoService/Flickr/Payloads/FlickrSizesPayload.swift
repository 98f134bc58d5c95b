/// The answer of `photos.getSizes`: what of a photo may be had at which address.
package struct FlickrSizesPayload: Decodable, Sendable {
    /// False when the owner does not allow downloads.
    let allowsDownload: Bool
    /// Uncropped pictures, in the service's order.
    package let sizes: [FlickrSize]

    private struct Entry: Decodable, Sendable {
        let size: FlickrSize?

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            let label = fields.text("label")
            let letters = FlickrSize.known.first { $0.label == label }?.letters
            guard let letters, let address = fields.text("source"), fields.text("media") != "video" else {
                size = nil
                return
            }
            size = FlickrSize(
                letters: letters, address: address, width: fields.count("width"),
                height: fields.count("height"))
        }
    }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(in: "sizes")
        allowsDownload = fields.integer("candownload") != 0 || fields.flag("candownload")
        sizes = try fields.decode(LossyArray<Entry>.self, forKey: "size").elements.compactMap(\.size)
    }
}
