public protocol PictureChecking: Sendable {
    /// Decodes the file; throws `.notAPicture` unless it is a complete picture.
    func check(fileAt path: String) async throws(StoreError) -> CheckedPicture
    func check(_ file: [UInt8]) async throws(StoreError) -> CheckedPicture
}
