import PictureExchange

enum StoredPicture {
    case fresh(PictureRequest.Subject)
    /// The host requires revalidation.
    case stale
    case absent
}
