public enum PastedAnswer: Sendable {
    /// The address of the sign-in, with its state.
    case address
    case addressOrCode
    /// The code that the service displays.
    case code
}
