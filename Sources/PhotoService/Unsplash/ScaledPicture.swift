/// Addresses of the image host for a given size (docs.imgix.com, "Rendering API").
enum ScaledPicture {
    /// The address for a JPEG at most `width` pixels wide. Everything else in it is kept: `ixid` is how views
    /// are credited to the author.
    static func address(_ address: String, width: Int) -> String {
        let bare = WebAddress.removing(["w", "h", "q", "fm", "fit", "dpr", "auto"], from: address)
        let clamped = min(max(width, 1), 8192)
        return WebAddress.adding([("w", "\(clamped)"), ("q", "80"), ("fm", "jpg"), ("fit", "max")], to: bare)
    }
}
