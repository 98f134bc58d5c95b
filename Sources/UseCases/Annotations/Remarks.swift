public import GalleryCore

public struct Remarks: Equatable, Sendable {
    public var annotation: Annotation
    public var boards: [String]

    public init(annotation: Annotation = Annotation(), boards: [String] = []) {
        self.annotation = annotation
        self.boards = boards
    }
}
