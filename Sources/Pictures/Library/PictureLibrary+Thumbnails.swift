import GalleryCore
import PictureExchange

extension PictureLibrary {
    /// Minimum ratio of the sides of a picture and of its drawing. Pictures near the size of the box decode quickly.
    private static let leastReduction = 2

    /// Drawing of a thumbnail of the user's file that fills the box; `nil` without a usable one. Thumbnails have one
    /// frame, so an animation that plays is not drawn from them.
    func thumbnail(for box: PictureInBox) async -> EncodedImage? {
        guard let subject = box.subject, subject.fileAddress != nil, box.key.window == nil,
            box.key.encoding != .frames, let size = subject.size
        else { return nil }
        let scale = max(
            Double(size.width) / Double(box.key.width), Double(size.height) / Double(box.key.height))
        guard scale >= Double(Self.leastReduction),
            let drawn = PixelSize(
                width: Int(clamping: Double(size.width) / scale),
                height: Int(clamping: Double(size.height) / scale)),
            let bytes = await pictures.thumbnail(of: subject, atLeast: drawn),
            let image = try? await worker.render(.bytes(bytes), in: box), !image.isTruncated
        else { return nil }
        report(image, of: subject, box)
        return image
    }
}
