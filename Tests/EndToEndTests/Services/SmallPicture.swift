import FoundationEssentials

/// Picture of 16 by 12 pixels.
enum SmallPicture {
    /// JPEG file made unique by a comment.
    static func jpeg(_ comment: String) -> [UInt8] {
        let text = Array(comment.utf8.prefix(200))
        return plain.prefix(2) + [0xFF, 0xFE, 0, UInt8(text.count + 2)] + text + plain.dropFirst(2)
    }

    private static let plain: [UInt8] = Array(
        Data(
            base64Encoded: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7\
                gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8\
                fHx8fHx8fHz/wAARCAAMABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUG/8QAGRAAAQUAAAAAAAAAAAAAAAAAAAMT\
                FVFh/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABgRAAIDAAAAAAAAAAAAAAAAAAABAhQV/9oADAMBAAIRAxEAPwCNHYI7DTsJ0GE6\
                BaUxldH/2Q==
                """) ?? Data())
}
