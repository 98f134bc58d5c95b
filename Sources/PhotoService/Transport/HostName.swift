extension String {
    /// The host part of an absolute address, for messages only: never decide anything by it.
    package var hostForMessages: String {
        guard let scheme = firstRange(of: "://") else { return self }
        let authority = self[scheme.upperBound...].prefix { !"/?#".contains($0) }
        return String(authority.split(separator: "@").last ?? authority)
    }
}
