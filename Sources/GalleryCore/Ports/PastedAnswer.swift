public enum PastedAnswer: Sendable {
    /// The address of the sign-in, with its state.
    case address
    case addressOrCode
    /// The code that the service's page ends with.
    case code
}
