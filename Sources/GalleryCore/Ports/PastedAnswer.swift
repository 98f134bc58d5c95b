public enum PastedAnswer: Sendable {
    /// The address to which the browser was redirected, with the `state` of the sign-in.
    case address
    case addressOrCode
    /// The code that the service displays.
    case code
}
