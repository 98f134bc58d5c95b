import TestKit

extension RawServer {
    var unsplash: [String: String] { ["GALLERY_UNSPLASH_URL": base, "UNSPLASH_ACCESS_KEY": "x"] }
}
