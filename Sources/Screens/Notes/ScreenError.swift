import GalleryCore

/// Error of a service or a store.
enum ScreenError: Error, Equatable {
    case catalog(CatalogError)
    case store(StoreError)

    var isCancellation: Bool { self == .catalog(.cancelled) }
}

/// Runs a store call and wraps its error.
func storing<Value>(_ call: @autoclosure () throws(StoreError) -> Value) throws(ScreenError) -> Value {
    do { return try call() } catch { throw .store(error) }
}

/// Runs a service call and wraps its error.
func asking<Value>(_ call: @autoclosure () async throws(CatalogError) -> Value) async throws(ScreenError)
    -> Value
{
    do { return try await call() } catch { throw .catalog(error) }
}
