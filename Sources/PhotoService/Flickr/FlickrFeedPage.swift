import FoundationEssentials
import GalleryCore

/// Maps a page of the feed to a day and a page of that day's list. Each day has 500 photos.
struct FlickrFeedPage: Equatable {
    /// Date such as `2024-05-06`; `nil` for the newest list.
    let day: String?
    let page: PageRequest
    let isLast: Bool

    /// 2004-07-01, the first day with a list, in days since 1970.
    private static let firstDay = 12_600

    init(_ request: PageRequest, now: Date) {
        let size = max(1, request.size)
        let pages = (500 + size - 1) / size
        let index = max(0, request.number - 1)
        page = PageRequest(number: index % pages + 1, size: size)
        // Assumes that the newest list is yesterday's. If it is older, the pages of its own date repeat its photos.
        let day = Int(clamping: now.timeIntervalSince1970) / 86_400 - 1 - index / pages
        self.day = index < pages ? nil : Self.day(day)
        isLast = day <= Self.firstDay
    }

    /// Formats days since 1970 for the API.
    static func day(_ number: Int) -> String {
        String(Date(timeIntervalSince1970: Double(number) * 86_400).ISO8601Format().prefix(10))
    }
}
