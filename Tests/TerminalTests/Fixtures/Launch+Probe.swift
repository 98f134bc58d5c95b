import PseudoTerminals

extension Launch {
    /// The program that the tests drive.
    static let probe = path(of: "terminal-probe")
}
