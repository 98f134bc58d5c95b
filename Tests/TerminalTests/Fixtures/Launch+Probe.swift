import PseudoTerminals

extension Launch {
    static let probe = path(of: "terminal-probe")
}
