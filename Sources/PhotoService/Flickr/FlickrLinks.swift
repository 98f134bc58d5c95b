import GalleryCore

/// Addresses built by documented rules (flickr.com/services/api/misc.urls.html).
enum FlickrLinks {
    /// Pages, short addresses and files of photos.
    static let forms =
        AddressForm.all([
            "flickr.com/photos/*/{}/**", "m.flickr.com/photos/*/{}/**", "m.flickr.com/**#photos/*/{}/**",
        ]) { key($0[0]) }
        + AddressForm.all(["flic.kr/p/{}"]) { key(ofShort: $0[0]) }
        + AddressForm.all([
            "*.staticflickr.com/*/{}", "*.staticflickr.com/*/*/{}", "*.static.flickr.com/*/{}",
        ]) { captured in
            // `ID_SECRET_b.jpg`
            let parts = captured[0].split(separator: "_")
            return parts.count > 1 ? key(parts[0]) : nil
        }

    /// Web page of a photo, which every display of the photo must link to; `owner` is an ID or a path alias.
    static func page(of id: String, owner: String) -> String {
        "https://www.flickr.com/photos/\(segment(owner))/\(segment(id))/"
    }

    /// The text if it is a photo ID, that is, consists of digits; else `nil`.
    static func key(_ text: some StringProtocol) -> String? {
        !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? String(text) : nil
    }

    /// Photo ID of a short address, which is a number in base 58; `nil` for other text.
    private static func key(ofShort text: String) -> String? {
        var number: UInt64 = 0
        for character in text {
            guard let digit = digits.firstIndex(of: character) else { return nil }
            let (product, isTooLarge) = number.multipliedReportingOverflow(by: UInt64(digits.count))
            let (sum, overflows) = product.addingReportingOverflow(UInt64(digit))
            guard !isTooLarge, !overflows else { return nil }
            number = sum
        }
        return String(number)
    }

    private static let digits = Array("123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ")

    static func person(_ owner: String) -> String { "https://www.flickr.com/photos/\(segment(owner))/" }

    /// Sizes that every photo has: address and longer side in pixels. Used for a reply without addresses.
    /// Larger sizes need another secret, or do not exist for small photos.
    static func sizes(id: String, server: String, secret: String) -> [(address: String, longest: Int)] {
        let stem = "https://live.staticflickr.com/\(segment(server))/\(segment(id))_\(segment(secret))"
        let sizes = [("_m", 240), ("_n", 320), ("", 500), ("_z", 640)]
        return sizes.map { suffix, longest in ("\(stem)\(suffix).\(kind)", longest) }
    }

    /// All sizes except the original are JPEG.
    private static let kind = "jpg"

    /// Replaces http with https in addresses of the image hosts; some replies contain http.
    static func secured(_ address: String) -> String {
        let plain = "http://"
        guard address.hasPrefix(plain) else { return address }
        let host = address.dropFirst(plain.count).prefix { $0 != "/" }
        guard host.hasSuffix(".staticflickr.com") else { return address }
        return "https://" + address.dropFirst(plain.count)
    }

    /// `@` is allowed in a path (RFC 3986, 3.3).
    private static func segment(_ text: String) -> String {
        text.percentEncoded.replacing("%40", with: "@")
    }
}
