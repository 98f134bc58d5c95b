import FoundationEssentials
import GalleryCore

/// Search themes that replace a feed, which the service lacks. They rotate every four hours and by page, and have many
/// good photos.
enum OpenverseThemes {
    /// Adjacent themes, which share a page, look different.
    static let all = [
        "mountain lake", "hummingbird", "lighthouse", "misty forest", "street market", "northern lights",
        "red fox", "autumn leaves", "old town", "desert dunes", "sailing boat", "cherry blossom",
        "milky way", "rice terraces", "owl", "waterfall", "stained glass", "snowy peaks", "coral reef",
        "hot air balloon", "lavender field", "steam train", "storm clouds", "spiral staircase", "puffin",
        "canyon", "harbour", "dew drops", "polar bear", "city lights",
    ]

    /// Number of result pages used per theme; then the theme starts again at page 1.
    private static let depth = 4

    /// Two themes for a 1-based page of the feed, each with the number of its result page.
    static func pair(page: Int, period: Int) -> [(keywords: String, page: Int)] {
        (0..<2).map { half in
            let step = max(0, period) * 2 + (max(1, page) - 1) * 2 + half
            return (all[step % all.count], step / all.count % depth + 1)
        }
    }

    /// Periods of four hours since 1970.
    static func period(_ date: Date) -> Int { Int(clamping: date.timeIntervalSince1970 / 14_400) }
}
