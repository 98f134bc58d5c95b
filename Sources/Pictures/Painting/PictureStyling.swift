/// Source of the picture style, which may change when the terminal answers.
public protocol PictureStyling: Sendable {
    var style: PictureStyle { get }
    /// The style after a short wait for the terminal's answers.
    func settledStyle() async -> PictureStyle
}

extension PictureStyle: PictureStyling {
    public var style: PictureStyle { self }
    public func settledStyle() async -> PictureStyle { self }
}
