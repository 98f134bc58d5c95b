import GalleryCore

/// First element of `imageinfo`: the current version of a file.
package struct CommonsImagePayload: Decodable, Sendable {
    let address: String?
    let page: String?
    let thumbnail: String?
    /// Requested width, which `thumbnail` may exceed.
    let thumbnailWidth: Int?
    let width: Int?
    let height: Int?
    let type: String?
    let uploaded: String?
    let metadata: CommonsMetadata
    let exif: Exif?

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        address = fields.text("url")
        page = fields.text("descriptionurl")
        thumbnail = fields.text("thumburl")
        thumbnailWidth = fields.count("thumbwidth")
        width = fields.count("width")
        height = fields.count("height")
        type = fields.text("mime")
        uploaded = fields.text("timestamp")
        metadata = fields.object("extmetadata") ?? CommonsMetadata()
        exif =
            fields.isGiven("commonmetadata")
            ? CommonsExif.exif(fields.list("commonmetadata")) : nil
    }
}
