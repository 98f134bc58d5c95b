/// Kind of secret that users type after a command, by intention or by mistake.
public enum CommandSecret: Sendable {
    case accessKey
    case pin
    /// Token, or the code or address of a sign-in.
    case signInCode
    /// Value of a setting, which may be an access key or a token.
    case setting
}
