import GalleryCore

struct FlickrPersonPayload: Decodable, Sendable {
    private let server: Int
    private let farm: Int

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(in: "person")
        server = fields.count("iconserver") ?? 0
        farm = fields.count("iconfarm") ?? 0
    }

    /// Avatar address (flickr.com/services/api/misc.buddyicons.html); `nil` for the default picture.
    func avatar(of user: String) -> String? {
        guard server > 0 else { return nil }
        let folder = "https://farm\(farm).staticflickr.com/\(server)/buddyicons/"
        return WebAddress.https([folder + user, "jpg"].joined(separator: "."))
    }
}
