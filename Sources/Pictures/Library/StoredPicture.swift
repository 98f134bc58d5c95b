import PictureExchange

enum StoredPicture {
    case fresh(PictureRequest.Subject)
    /// Stored, but the host requires revalidation.
    case stale
    case absent
}
