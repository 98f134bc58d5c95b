extension Photo {
    /// Photo with the authors and the license that its service states, where they do not contradict its page. Names
    /// that differ are kept in `provenance`. Applying a statement again changes nothing.
    public func applying(_ stated: StatedCredit) -> Photo {
        var photo = self
        var sources =
            provenance ?? CreditProvenance(author: creditLine == nil ? .page : .attribution, license: .page)
        if sources.author == .page, !stated.authors.isEmpty { photo.take(stated, &sources) }
        if sources.license == .page, !stated.licenses.isEmpty { photo.takeLicense(of: stated, &sources) }
        photo.provenance = sources
        return photo
    }

    private mutating func take(_ stated: StatedCredit, _ sources: inout CreditProvenance) {
        let page = AuthorText(author.name), names = stated.names, all = stated.authors.map(\.name)
        if page.text == names {
            sources.author = .both
        } else if page.isReplaceable(by: all) {
            sources.author = .structuredData
            sources.otherAuthor = page.text.isEmpty || page.contains(anyOf: all) ? nil : page.text
            author = Author(
                name: names, username: stated.authors[0].username ?? author.username,
                link: all.count == 1 ? stated.authors[0].link ?? author.link : nil)
        } else if all.count == 1, stated.authors[0].isAccount(author) {
            sources.author = .both
        } else {
            sources.otherAuthor = names
        }
    }

    private mutating func takeLicense(of stated: StatedCredit, _ sources: inout CreditProvenance) {
        let known = license
        if stated.licenses.contains(where: { $0.agrees(with: known, hasSeveral: licenses != nil) }) {
            sources.license = .both
        } else if let preferred = stated.preferred, preferred.replaces(known) {
            sources.license = .structuredData
            let others = stated.licenses.map(\.name) + (known.name == License.notStated ? [] : [known.name])
            let names = ([preferred.name] + others).distinct(by: \.self)
            license = preferred
            licenses = names.count > 1 ? names : nil
        } else {
            sources.otherLicense = stated.licenses.map(\.name).joined(separator: ", ")
        }
    }
}

extension Author {
    /// Whether both are the same account of the service.
    fileprivate func isAccount(_ other: Author) -> Bool { username != nil && username == other.username }
}

extension License {
    /// Whether both are one license or a dedication to the public domain. Of a page with several versions of a license,
    /// any may be stated.
    fileprivate func agrees(with other: License, hasSeveral: Bool) -> Bool {
        if family == .publicDomain, other.family == .publicDomain { return true }
        guard let own = CreativeCommons(name: name), let terms = CreativeCommons(name: other.name) else {
            return name == other.name
                || code == other.code && License.freeCodes.contains(code) && code != "other"
        }
        return own == terms || hasSeveral && own.code == terms.code
    }

    /// Whether the page names no license, one without version, or only the public domain, which the page prefers to the
    /// license of a photo that shows a work in the public domain.
    fileprivate func replaces(_ other: License) -> Bool {
        guard other.name != License.notStated else { return true }
        let terms = CreativeCommons(name: other.name)
        return terms != nil && terms?.version == nil && terms?.code == code
            || other.code == "publicdomain" && CreativeCommons.isReserved(code)
    }
}
