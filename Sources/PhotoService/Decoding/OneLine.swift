extension String {
    /// What a service says, on one line: no line ends, and no space around it.
    var oneLine: String {
        // Most of what is said is a word of a tag.
        if utf8.allSatisfy({ 0x21..<0x80 ~= $0 }) { return self }
        return split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// A name that a service tells, on one line: at most 200 characters and 800 bytes.
    var shortName: String {
        // Of a long text the rest is not even split; a character may have any number of marks.
        let line = String(String.UnicodeScalarView(unicodeScalars.prefix(4_000))).oneLine
        var name = line.prefix(200)
        while name.utf8.count > 800 { name = name.dropLast() }
        return String(name)
    }

    /// The same in at most 200 characters, without the secret that it was asked with, should it repeat that.
    func said(hiding secret: String?) -> String {
        // Before it is cut: the beginning of a secret tells, too.
        guard let secret, !secret.isEmpty else { return String(oneLine.prefix(200)) }
        return String(oneLine.replacing(secret, with: "…").prefix(200))
    }
}
