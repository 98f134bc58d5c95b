extension Photo {
    /// Where a service keeps its pictures, besides paths of its own.
    private static let hosts: [ServiceName: String] = [
        .unsplash: "unsplash.com", .flickr: "staticflickr.com",
    ]

    /// What of a photo may be taken from a file that anybody may have written: nothing in it may have this program
    /// call on a host of the writer's choice, and nothing is told to anybody.
    public var imported: Photo {
        var photo = self
        photo.source = PictureSource(source.renditions.filter { isOwn($0.address) })
        photo.original = original.flatMap { isOwn($0) ? $0 : nil }
        photo.downloadReport = nil
        photo.pageLink = pageLink.flatMap(WebLink.https)
        photo.size = size.flatMap { PixelSize(width: $0.width, height: $0.height) }
        return photo
    }

    /// A path of its service, or an https address of its service's picture host.
    private func isOwn(_ address: String) -> Bool {
        if address.hasPrefix("/") { return !address.hasPrefix("//") }
        guard let host = Self.hosts[id.service], let link = WebLink.https(address) else { return false }
        let authority = link.dropFirst("https://".count).prefix { !"/?#".contains($0) }.lowercased()
        return authority == host || authority.hasSuffix("." + host)
    }
}
