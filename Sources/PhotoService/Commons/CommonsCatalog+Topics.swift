import GalleryCore

extension CommonsCatalog {
    /// Subjects of featured pictures, largest category first.
    func topics() async throws(CatalogError) -> [String] {
        let prefix = "Featured pictures of "
        let reply = try await api.query([
            ("list", "allcategories"), ("acprefix", prefix), ("acmin", "20"), ("aclimit", "300"),
            ("acprop", "size"),
        ])
        return reply.categories.sorted { $0.files > $1.files }.prefix(100)
            .filter { $0.name.hasPrefix(prefix) }.map { String($0.name.dropFirst(prefix.count)) }
    }
}
