/// Says whether a file is a whole picture.
public protocol PictureChecking: Sendable {
    /// Decodes the file; throws `.notAPicture` when it is none or cut short, else returns what it is.
    func check(fileAt path: String) async throws(StoreError) -> CheckedPicture
}
