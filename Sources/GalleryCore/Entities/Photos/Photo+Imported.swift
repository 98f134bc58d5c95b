extension Photo {
    /// Photo from a file, without untrusted addresses: displaying it sends requests only to hosts of its service, and
    /// downloads are reported only to that service.
    public func imported(_ addresses: some PhotoAddresses) -> Photo {
        var photo = self
        photo.source = PictureSource(
            source.variants.filter { addresses.isTrusted($0.address, as: .picture, of: id) })
        photo.original = original.flatMap { addresses.isTrusted($0, as: .original, of: id) ? $0 : nil }
        photo.downloadReport = downloadReport.flatMap {
            addresses.isTrusted($0, as: .downloadReport, of: id) ? $0 : nil
        }
        photo.pageLink = pageLink.flatMap(WebLink.https)
        photo.size = size.flatMap { PixelSize(width: $0.width, height: $0.height) }
        return photo
    }
}
