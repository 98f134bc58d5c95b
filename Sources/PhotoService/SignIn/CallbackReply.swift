enum CallbackReply: Equatable, Sendable {
    case page(SignInStatus, String)
    case redirect(String)
    case notFound
}
