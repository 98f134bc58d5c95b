import TestKit

extension RawServer {
    /// Environment with this server as Unsplash.
    var unsplash: [String: String] { ["GALLERY_UNSPLASH_URL": base, "UNSPLASH_ACCESS_KEY": "x"] }
}
