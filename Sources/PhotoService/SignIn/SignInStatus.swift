enum SignInStatus: String, Sendable {
    case ok = "200 OK"
    case forbidden = "403 Forbidden"
}
