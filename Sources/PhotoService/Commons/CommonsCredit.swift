import GalleryCore

/// Reads authors and licenses in the statements of a file.
struct CommonsCredit {
    private static let publicDomain = ["Q19652", "Q88088423"]
    /// Item "anonymous", which names no author.
    private static let anonymous = "Q4233718"
    private static let mostAuthors = 20

    /// Labels of creators by item, empty for an item without label.
    let names: [String: String]

    /// `nil` if a statement is unreadable or the label of a creator is not known. No authors if one has no name.
    func credit(_ file: WikibaseEntity) -> StatedCredit? {
        let creators = file.best(.creator).filter { $0.item != Self.anonymous }
        let licenses = file.best(.license)
        guard creators.allSatisfy({ $0.item.map { names[$0] != nil } ?? true }),
            !(creators + licenses).contains(where: \.isUnreadable)
        else { return nil }
        let authors = creators.compactMap(author)
        return StatedCredit(
            authors: authors.count == creators.count && authors.count <= Self.mostAuthors
                ? authors.distinct(by: \.name) : [],
            licenses: self.licenses(licenses, status: file.best(.copyrightStatus)))
    }

    private func author(_ statement: WikibaseStatement) -> Author? {
        if let item = statement.item {
            let name = AuthorName.name(in: names[item] ?? "")
            return name.isEmpty ? nil : Author(name: name)
        }
        let user = statement.texts["P4174"]?.oneLine
        let name = AuthorName.name(in: statement.texts["P2093"] ?? user ?? "")
        guard statement.kind == .unknownValue, !name.isEmpty else { return nil }
        let page = user.map {
            "https://commons.wikimedia.org/wiki/User:" + $0.replacing(" ", with: "_").percentEncoded
        }
        return Author(
            name: name, username: user.flatMap { $0.utf8.count > 200 ? nil : $0 },
            link: WebAddress.secured(statement.texts["P2699"]) ?? page)
    }

    /// Known ones of the stated licenses, which are a choice. Without a statement, the public domain by its status.
    private func licenses(_ stated: [WikibaseStatement], status: [WikibaseStatement]) -> [License] {
        guard !stated.isEmpty else {
            let isPublic = status.contains { $0.item.map(Self.publicDomain.contains) ?? false }
            return isPublic ? [CommonsLicenseItems.publicDomain] : []
        }
        return stated.compactMap(\.item).compactMap { CommonsLicenseItems.all[$0] }.distinct(by: \.name)
    }
}
