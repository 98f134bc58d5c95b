public import GalleryCore

extension Photo {
    /// Picture hosts of services, in addition to relative paths.
    private static let hosts: [ServiceName: String] = [
        .unsplash: "unsplash.com", .flickr: "staticflickr.com",
    ]

    /// Photo without untrusted URLs from a file: displaying it sends no request to a host that the file names, and
    /// downloads are reported only to the photo's own service.
    public var imported: Photo {
        var photo = self
        photo.source = PictureSource(source.variants.filter { isOwn($0.address) })
        photo.original = original.flatMap { isOwn($0) || isFound($0) ? $0 : nil }
        photo.downloadReport = downloadReport.flatMap { isReport($0) ? $0 : nil }
        photo.pageLink = pageLink.flatMap(WebLink.https)
        photo.size = size.flatMap { PixelSize(width: $0.width, height: $0.height) }
        return photo
    }

    /// Whether the URL is a relative path, or https on the picture host of the photo's service.
    private func isOwn(_ address: String) -> Bool {
        if address.hasPrefix("/") { return !address.hasPrefix("//") }
        guard let host = Self.hosts[id.service], let authority = Self.authority(of: address) else {
            return false
        }
        return authority == host || authority.hasSuffix("." + host)
    }

    /// Whether the URL may be an Openverse original, which is on the publisher's host: any host with a domain name. It
    /// is contacted only when the photo is saved.
    private func isFound(_ address: String) -> Bool {
        guard id.service == .openverse, let host = Self.authority(of: address) else { return false }
        return host.contains(".") && host.split(separator: ".").last?.allSatisfy(\.isLetter) == true
            && host.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }
    }

    /// Whether the URL is Unsplash's download endpoint of this photo.
    private func isReport(_ address: String) -> Bool {
        guard id.service == .unsplash || id.service == .demo else { return false }
        let path = address.prefix { $0 != "?" && $0 != "#" }
        return path == "/photos/\(id.key)/download"
    }

    private static func authority(of address: String) -> String? {
        guard let link = WebLink.https(address) else { return nil }
        return link.dropFirst("https://".count).prefix { !"/?#".contains($0) }.lowercased()
    }
}
