/// Knows how pictures get onto the terminal, which may become clear only while the program runs.
public protocol PictureStyling: Sendable {
    /// As far as is known.
    var style: PictureStyle { get }
    /// When the terminal has had its time to answer, which is short.
    func settledStyle() async -> PictureStyle
}

extension PictureStyle: PictureStyling {
    /// Itself: nothing else will become known.
    public var style: PictureStyle { self }
    public func settledStyle() async -> PictureStyle { self }
}
