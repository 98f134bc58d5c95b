extension Photo {
    /// Photo without untrusted picture addresses from a file: displaying it sends no request to a host that the file
    /// names, and downloads are reported only to the photo's own service.
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
