import GalleryCore

extension String {
    /// Name on one line, at most 200 characters and 800 bytes.
    var shortName: String {
        // Limits the scalars first, since a character can have any number of combining marks.
        let line = String(String.UnicodeScalarView(unicodeScalars.prefix(4_000))).oneLine
        var name = line.prefix(200)
        while name.utf8.count > 800 { name = name.dropLast() }
        return String(name)
    }

    /// Text on one line of at most 200 characters, with `…` instead of `secret`.
    func said(hiding secret: String?) -> String {
        // Replaces the secret first, since cutting the text could leave the beginning of the secret.
        guard let secret, !secret.isEmpty else { return String(oneLine.prefix(200)) }
        return String(oneLine.replacing(secret, with: "…").prefix(200))
    }
}
