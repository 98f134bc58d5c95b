/// Difference between a stored photo and the photo at its service, or a use that the license does not allow.
public enum PhotoChange: Equatable, Sendable {
    case license(before: String, now: String)
    case page(before: String, now: String)
    case size(before: PixelSize, now: PixelSize)
    /// The service no longer has the photo.
    case missing
    /// The saved file is scaled down, and the license allows no changed copies.
    case noDerivatives(license: String)
    /// The license does not allow commercial use, which the user's default search filter requires.
    case noncommercial(license: String)
    /// The license requires an author, but none is stated.
    case withoutAuthor(page: String?)

    /// Changes of license, page and size. A value that is unknown on either side counts as unchanged, as does the size
    /// of a scaled-down file with the proportions of the photo.
    public static func changes(from stored: Photo, to current: Photo, isScaled: Bool = false) -> [PhotoChange]
    {
        var changes: [PhotoChange] = []
        let license = current.license.name
        if !stored.license.name.isEmpty, !license.isEmpty, !stored.license.isEqual(to: current.license) {
            changes.append(.license(before: stored.license.name, now: license))
        }
        if let before = stored.pageLink, let now = current.pageLink, before != now {
            changes.append(.page(before: before, now: now))
        }
        if let before = stored.size, let now = current.size,
            before != (isScaled ? now.scaled(toWidth: before.width) : now)
        {
            changes.append(.size(before: before, now: now))
        }
        return changes
    }

    /// Conflicts of the license with how the file was saved (`isScaled`) and with the user's default filter.
    public static func conflicts(
        of license: License, isScaled: Bool, isCommercial: Bool
    ) -> [PhotoChange] {
        let terms = license.name.uppercased().split { !$0.isLetter }
        var conflicts: [PhotoChange] = []
        if isScaled, terms.contains("ND") { conflicts.append(.noDerivatives(license: license.name)) }
        if isCommercial, terms.contains("NC") { conflicts.append(.noncommercial(license: license.name)) }
        return conflicts
    }
}

extension License {
    /// Whether both have one name, or name one Creative Commons license in different spellings.
    fileprivate func isEqual(to other: License) -> Bool {
        if name == other.name { return true }
        guard let terms = CreativeCommons(name: name) else { return false }
        return terms == CreativeCommons(name: other.name)
    }
}
