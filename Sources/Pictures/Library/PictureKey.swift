import TextLayout

/// What a picture is called once it is decoded: which one, how large, how much of it, in which form.
struct PictureKey: Hashable, Sendable {
    let id: String
    /// Pixels across, of what is drawn.
    let width: Int
    /// Pixels down, of what is drawn.
    let height: Int
    /// What of it is seen; nil for the whole.
    let window: PictureWindow?
    let form: RenditionForm
}
