public import GalleryCore

/// Problem with mirrored favorites, to be reported to the user.
public enum MirrorNotice: Equatable, Sendable {
    case noAccount
    /// The sign-in was made for reading only.
    case readOnly(ServiceName)
    /// The service refuses every change.
    case forbidden(ServiceName)
    case revoked(ServiceName)
    /// The service permanently refuses changes of some photos.
    case rejected(ServiceName)
}
