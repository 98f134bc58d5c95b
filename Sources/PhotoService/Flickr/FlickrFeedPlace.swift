import FoundationEssentials
import GalleryCore

/// Which page of which day's list a page of the feed is. A day has 500 photos.
struct FlickrFeedPlace: Equatable {
    /// `2024-05-06`; nil for the newest there is.
    let day: String?
    /// The page of that day.
    let page: PageRequest
    /// There are no lists of the days before.
    let isLast: Bool

    /// The first day with a list: 2004-07-01, in days since 1970.
    private static let firstDay = 12_600

    init(_ request: PageRequest, now: Date) {
        let size = max(1, request.size)
        let pages = (500 + size - 1) / size
        let index = max(0, request.number - 1)
        page = PageRequest(number: index % pages + 1, size: size)
        // The newest list is most often yesterday's; a list that comes twice brings nothing new, and is skipped.
        let day = Int(clamping: now.timeIntervalSince1970) / 86_400 - 1 - index / pages
        self.day = index < pages ? nil : Self.day(day)
        isLast = day <= Self.firstDay
    }

    /// A day by its number since 1970, as the service writes it.
    static func day(_ number: Int) -> String {
        String(Date(timeIntervalSince1970: Double(number) * 86_400).ISO8601Format().prefix(10))
    }
}
