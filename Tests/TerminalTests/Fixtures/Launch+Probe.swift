import TestKit

extension Launch {
    static let probe = path(of: "terminal-probe")
}
