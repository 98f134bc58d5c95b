import GalleryCore

/// What can go wrong behind a screen.
enum ScreenError: Error, Equatable {
    case catalog(CatalogError)
    case store(StoreError)

    /// The person stopped it: nothing to explain.
    var isCancellation: Bool { self == .catalog(.cancelled) }
}

/// Runs a store call where troubles are handled.
func storing<Value>(_ call: @autoclosure () throws(StoreError) -> Value) throws(ScreenError) -> Value {
    do { return try call() } catch { throw .store(error) }
}

/// Runs a service call where troubles are handled.
func asking<Value>(_ call: @autoclosure () async throws(CatalogError) -> Value) async throws(ScreenError)
    -> Value
{
    do { return try await call() } catch { throw .catalog(error) }
}
