extension Sequence where Element: Sendable {
    /// Transforms all elements concurrently; the results are in the order of the elements.
    public func concurrentMap<Value: Sendable>(
        _ transform: @escaping @Sendable (Element) async -> Value
    ) async -> [Value] {
        await withTaskGroup(of: (Int, Value).self) { group in
            for (index, element) in enumerated() {
                group.addTask { (index, await transform(element)) }
            }
            let values = await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
            return values.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    public func concurrentResults<Value: Sendable>(
        _ body: @escaping @Sendable (Element) async throws(CatalogError) -> Value
    ) async -> [Result<Value, CatalogError>] {
        await concurrentMap { element in
            do throws(CatalogError) {
                return .success(try await body(element))
            } catch {
                return .failure(error)
            }
        }
    }
}
