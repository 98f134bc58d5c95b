public struct Picture: Hashable, Sendable {
    private let subject: PictureSubject?
    /// Width in pixels or, if only proportions are known, in any unit; at least 1.
    public let width: Int
    /// Height in the unit of `width`, at least 1.
    public let height: Int
    public private(set) var altText: String
    /// Visible section; `nil` to show the whole picture.
    public private(set) var viewport: Viewport?
    /// Text drawn over the last row.
    public private(set) var caption: String?
    /// Whether an animation is played, if terminal and settings allow it; otherwise its first frame is shown.
    public private(set) var plays = false

    /// `subject` is the picture's source, of a type known to `PictureDrawing`. Use 3:2 if the proportions are unknown.
    public init(
        of subject: some Hashable & Sendable, width: Int, height: Int, altText: String = "",
        viewport: Viewport? = nil, caption: String? = nil
    ) {
        self.init(PictureSubject(subject), width, height, altText, viewport, caption)
    }

    /// Missing picture; a card with it has only its caption.
    public init(withoutSubject altText: String, width: Int = 3, height: Int = 2) {
        self.init(nil, width, height, altText, nil, nil)
    }

    private init(
        _ subject: PictureSubject?, _ width: Int, _ height: Int, _ altText: String, _ viewport: Viewport?,
        _ caption: String?
    ) {
        self.subject = subject
        self.width = max(1, width)
        self.height = max(1, height)
        self.altText = CleanText.clean(altText)
        self.viewport = viewport
        self.caption = caption.map(CleanText.clean)
    }

    public var isMissing: Bool { subject == nil }

    /// Source of the picture; `nil` if it is missing or of another type.
    public func subject<Subject>(as type: Subject.Type) -> Subject? { subject?.value as? Subject }

    public func cropped(to viewport: Viewport?) -> Picture {
        var picture = self
        picture.viewport = viewport
        return picture
    }

    public func playing() -> Picture {
        var picture = self
        picture.plays = true
        return picture
    }

    /// Copy for display beside `text`, without `altText` if the text contains it.
    public func omittingAltText(repeatedIn text: String) -> Picture {
        let text = CleanText.clean(text)
        // The length check avoids most text searches, which are slow.
        guard altText.utf8.count <= text.utf8.count, text.contains(altText) else { return self }
        var picture = self
        picture.altText = ""
        return picture
    }

    public func captioned(_ caption: String?) -> Picture {
        var picture = self
        picture.caption = caption.map(CleanText.clean)
        return picture
    }
}

/// Type-erased value; equal to another if their types and values are equal.
private struct PictureSubject: Hashable, Sendable {
    let value: any Hashable & Sendable

    init(_ value: any Hashable & Sendable) { self.value = value }

    static func == (left: PictureSubject, right: PictureSubject) -> Bool {
        AnyHashable(left.value) == AnyHashable(right.value)
    }

    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
