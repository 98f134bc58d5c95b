public protocol PictureChecking: Sendable {
    /// Decodes the file; throws `.notAPicture` unless it is a complete picture.
    func check(fileAt path: String) async throws(StoreError) -> CheckedPicture
}
