import GalleryCore

extension Sequence where Element: Sendable {
    /// What `body` makes of each, all at the same time; in the order of the elements.
    func concurrentResults<Value: Sendable>(
        _ body: @escaping @Sendable (Element) async throws(CatalogError) -> Value
    ) async -> [Result<Value, CatalogError>] {
        await withTaskGroup(of: (Int, Result<Value, CatalogError>).self) { group in
            for (index, element) in enumerated() {
                group.addTask {
                    do throws(CatalogError) {
                        return (index, .success(try await body(element)))
                    } catch {
                        return (index, .failure(error))
                    }
                }
            }
            let results = await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
            return results.sorted { $0.key < $1.key }.map(\.value)
        }
    }
}
