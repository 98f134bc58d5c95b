import GalleryCore

/// Capture date `2013-10-06 14:06:41` with its precision (flickr.com/services/api/misc.dates.html).
struct FlickrTaken: Equatable, Sendable {
    let text: String?
    /// Precision: 0 for a second, 4 for a month, 6 for a year, 8 for an approximate year.
    let granularity: Int?
    /// Whether the service derived the date from the upload.
    let isUnknown: Bool

    /// `nil` for an unknown or invalid date, such as `0000-00-00 00:00:00`.
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
