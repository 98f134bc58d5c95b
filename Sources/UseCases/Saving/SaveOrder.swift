public import GalleryCore

public struct SaveOrder: Equatable, Sendable {
    /// `nil` is the pictures folder.
    public var folder: String?
    /// `nil` keeps the format of the service.
    public var format: PictureFormat?
    /// Saves the file unchanged and unchecked, even if it is damaged or undecodable.
    public var isOriginal: Bool

    public init(folder: String? = nil, format: PictureFormat? = nil, isOriginal: Bool = false) {
        self.folder = folder
        self.format = format
        self.isOriginal = isOriginal
    }
}
