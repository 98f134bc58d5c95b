import GalleryCore

/// When a photo was taken, as the camera or its owner says: `2013-10-06 14:06:41`, and how exact that is
/// (flickr.com/services/api/misc.dates.html).
struct FlickrTaken: Equatable, Sendable {
    let text: String?
    /// 0 to the second, 4 the month, 6 the year, 8 about that year.
    let granularity: Int?
    /// The service made it up from the date of the upload.
    let isUnknown: Bool

    /// As exact as it is known; nil for what is no date, such as `0000-00-00 00:00:00`.
    var date: LocalDate? {
        guard !isUnknown, let text else { return nil }
        switch granularity ?? 0 {
        case 4: return LocalDate(String(text.prefix(7)))
        case 6: return LocalDate(String(text.prefix(4)))
        case 8: return LocalDate(text.prefix(4) + "~")
        default: return LocalDate(text.replacing(" ", with: "T")) ?? LocalDate(String(text.prefix(10)))
        }
    }
}
