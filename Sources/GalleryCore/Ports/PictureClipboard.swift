public protocol PictureClipboard: Sendable {
    /// Copies an encoded picture of a media type such as `image/jpeg`. `false` if no clipboard accepts pictures.
    func copy(_ picture: [UInt8], type: String) async -> Bool
}
