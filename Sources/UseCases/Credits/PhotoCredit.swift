import GalleryCore

/// Credit in a format, and its picture where the format needs one.
public struct PhotoCredit: Equatable, Sendable {
    public enum Picture: Equatable, Sendable {
        case file
        /// Address of the picture at a service that asks documents to link to it.
        case address(String)
        /// The photo is not saved.
        case missing
    }

    public let text: String
    /// `nil` if the format needs no picture.
    public let picture: Picture?
    /// Whether the picture has no alternative text.
    public let lacksAltText: Bool
    /// Texts that a document may have in place of `text`.
    public let earlier: [String]

    init(
        text: String, of photo: Photo, as format: CreditFormat, _ picture: Picture? = nil,
        earlier: [String] = []
    ) {
        self.text = text
        self.earlier = earlier
        self.picture = format.needsImage ? picture : nil
        lacksAltText = format.needsImage && picture != .missing && AltText(photo) == nil
    }

    public var isComplete: Bool { picture != .missing }
}
