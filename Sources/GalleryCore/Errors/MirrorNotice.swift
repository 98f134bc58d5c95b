public enum MirrorNotice: Equatable, Sendable {
    case noAccount
    /// The access token has no write permission.
    case readOnly(ServiceName)
    /// The service refused all changes so far.
    case forbidden(ServiceName)
    case revoked(ServiceName)
    /// The service permanently refuses changes of some photos.
    case rejected(ServiceName)
}
