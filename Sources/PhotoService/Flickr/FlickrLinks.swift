/// Addresses that Flickr does not send but documents (flickr.com/services/api/misc.urls.html).
enum FlickrLinks {
    /// The photo's own page, to which every photo shown has to lead; `owner` is an identifier or a name.
    static func page(of id: String, owner: String) -> String {
        "https://www.flickr.com/photos/\(segment(owner))/\(segment(id))/"
    }

    /// The page of a person's photos.
    static func person(_ owner: String) -> String { "https://www.flickr.com/photos/\(segment(owner))/" }

    /// Sizes that every photo has, by the length of its longer side, for a photo that came without addresses.
    ///
    /// Larger ones have a secret of their own, or do not exist for small photos.
    static func sizes(id: String, server: String, secret: String) -> [(address: String, longest: Int)] {
        let stem = "https://live.staticflickr.com/\(segment(server))/\(segment(id))_\(segment(secret))"
        let sizes = [("_m", 240), ("_n", 320), ("", 500), ("_z", 640)]
        return sizes.map { suffix, longest in ("\(stem)\(suffix).\(kind)", longest) }
    }

    /// Everything but the original is one.
    private static let kind = "jpg"

    /// Replies of earlier years name the same files without encryption.
    static func secured(_ address: String) -> String {
        let plain = "http://"
        guard address.hasPrefix(plain) else { return address }
        let host = address.dropFirst(plain.count).prefix { $0 != "/" }
        guard host.hasSuffix(".staticflickr.com") else { return address }
        return "https://" + address.dropFirst(plain.count)
    }

    /// The `@` of an identifier may stand in a path as it is (RFC 3986, 3.3).
    private static func segment(_ text: String) -> String {
        text.percentEncoded.replacing("%40", with: "@")
    }
}
