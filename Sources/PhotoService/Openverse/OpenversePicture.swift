/// Where the service itself has pictures: paths under its base address.
enum OpenversePicture {
    /// Pixels across of a thumbnail, unless the original has fewer.
    static let thumbnailWidth = 600
    /// What an original is taken for when its width is unknown.
    static let unknownWidth = 1024

    /// Scaled and compressed.
    static func thumbnail(of id: String) -> String { "/images/\(id)/thumb/" }

    /// As large as the service has it.
    static func fullSize(of id: String) -> String {
        thumbnail(of: id) + "?full_size=true&compressed=false"
    }
}
