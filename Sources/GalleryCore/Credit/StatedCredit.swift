/// Authors and licenses that a service states in machine-readable form. Empty if it states none.
public struct StatedCredit: Hashable, Sendable, Codable {
    public var authors: [Author]
    /// Licenses of which the user may choose one.
    public var licenses: [License]

    public init(authors: [Author] = [], licenses: [License] = []) {
        self.authors = authors
        self.licenses = licenses
    }

    /// Names of the authors: `A, B and C`.
    var names: String { authors.map(\.name).enumerated.joined(separator: " and ") }

    /// License to credit if the page names none: the newest of Creative Commons, else the first.
    var preferred: License? {
        licenses.filter { CreativeCommons.isReserved($0.code) }.max { $0.version < $1.version }
            ?? licenses.first
    }
}

extension [String] {
    /// All elements but the last as one element, separated by commas.
    fileprivate var enumerated: [String] {
        count < 3 ? self : [dropLast().joined(separator: ", "), self[count - 1]]
    }
}

extension License {
    fileprivate var version: Double {
        CreativeCommons(name: name)?.version.flatMap(Double.init) ?? 0
    }
}
