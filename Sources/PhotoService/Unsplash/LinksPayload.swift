struct LinksPayload: Decodable, Sendable {
    let html: String?
    /// Address to request, with the access key, at every download.
    let downloadLocation: String?

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        html = fields.text("html")
        downloadLocation = fields.text("download_location")
    }
}
