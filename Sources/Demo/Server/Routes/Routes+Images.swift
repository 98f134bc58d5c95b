/// `/images/{id}`: paints and encodes pictures without a cache; clients cache them by ETag.
extension Routes {
    func image(_ key: String, _ request: ServiceRequest) async throws(ServiceError) -> Reply {
        let photo = try photo(named: key)
        let wanted = try ImageRequest(request.parameters)
        let layout = wanted.layout(of: photo)
        let tag = Self.tag(photo, wanted, layout.part)
        guard request.knownTag != tag else { return caching(Reply(notModified: tag)) }
        let picture = await Painter(photo.motif, frame: layout.frame).picture(layout.part)
        let encoder = ImageEncoder(format: wanted.format, quality: wanted.quality)
        do throws(ImageEncoder.Failure) {
            var reply = Reply(mediaType: wanted.format.mediaType, body: try encoder.encode(picture))
            reply.add("ETag", tag)
            return caching(reply)
        } catch {
            throw .invalid("The picture could not be encoded as \(wanted.format.rawValue)")
        }
    }

    private func caching(_ reply: Reply) -> Reply {
        var reply = reply
        reply.add("Cache-Control", "public, max-age=31536000, immutable")
        return reply
    }

    private static func tag(_ photo: DemoPhoto, _ wanted: ImageRequest, _ part: PixelRect) -> String {
        let size = "\(part.width)x\(part.height)"
        return "\"\(photo.key)-\(size)-\(wanted.quality)-\(wanted.format.rawValue)-\(Painter.version)\""
    }
}
