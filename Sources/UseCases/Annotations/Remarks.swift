public import GalleryCore

public struct Remarks: Equatable, Sendable {
    public var annotation = Annotation()
    public var boards: [String] = []
}
