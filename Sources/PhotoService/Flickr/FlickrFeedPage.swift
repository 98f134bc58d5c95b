import FoundationEssentials
import GalleryCore

/// Maps a page of the feed to a day and one of the first pages of that day's most interesting photos.
struct FlickrFeedPage: Equatable {
    /// Days since 1970.
    let day: Int
    let page: PageRequest
    let isLast: Bool

    /// 2004-07-01.
    private static let firstDay = 12_600
    private static let photosOfDay = 500

    init(_ request: PageRequest, now: Date) {
        let size = max(1, request.size)
        let pages = (Self.photosOfDay + size - 1) / size
        let index = max(0, request.number - 1)
        page = PageRequest(number: index % pages + 1, size: size)
        // The newest day is yesterday, since today's photos have few views.
        day = Int(clamping: now.timeIntervalSince1970) / 86_400 - 1 - index / pages
        isLast = day <= Self.firstDay
    }
}
