extension String {
    /// What a service says, on one line: no line ends, and no space around it.
    var oneLine: String {
        // Most of what is said is a word of a tag.
        if utf8.allSatisfy({ 0x21..<0x80 ~= $0 }) { return self }
        return split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The same in at most 200 characters, without the secret that it was asked with, should it repeat that.
    func said(hiding secret: String?) -> String {
        // Before it is cut: the beginning of a secret tells, too.
        guard let secret, !secret.isEmpty else { return String(oneLine.prefix(200)) }
        return String(oneLine.replacing(secret, with: "…").prefix(200))
    }
}
