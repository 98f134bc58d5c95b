import FoundationEssentials
import GalleryCore

/// What the recommendations are searched for, as the service has no feed: themes that it has many good photos
/// of, others each day and on each page.
enum OpenverseThemes {
    /// Two of them make a page. The neighbors differ, so that a page does not look all the same.
    static let all = [
        "mountain lake", "hummingbird", "lighthouse", "misty forest", "street market", "northern lights",
        "red fox", "autumn leaves", "old town", "desert dunes", "sailing boat", "cherry blossom",
        "milky way", "rice terraces", "owl", "waterfall", "stained glass", "snowy peaks", "coral reef",
        "hot air balloon", "lavender field", "steam train", "storm clouds", "spiral staircase", "puffin",
        "canyon", "harbour", "dew drops", "polar bear", "city lights",
    ]

    /// Pages of one theme that are shown before it comes round again.
    private static let depth = 4

    /// The two of a page, from 1 on, and which of their own pages to ask for.
    static func pair(page: Int, day: Int) -> [(words: String, page: Int)] {
        (0..<2).map { half in
            let step = max(0, day) * 2 + (max(1, page) - 1) * 2 + half
            return (all[step % all.count], step / all.count % depth + 1)
        }
    }

    /// Days since 1970, UTC.
    static func day(_ date: Date) -> Int { Int(clamping: date.timeIntervalSince1970 / 86_400) }
}
