import GalleryCore

/// What can go wrong behind a screen.
enum ScreenError: Error, Equatable {
    case catalog(CatalogError)
    case store(StoreError)

    /// The person stopped it: nothing to explain.
    var isCancellation: Bool { self == .catalog(.cancelled) }
}

/// Runs a store call with its error as a screen's.
func storing<Value>(_ call: @autoclosure () throws(StoreError) -> Value) throws(ScreenError) -> Value {
    do { return try call() } catch { throw .store(error) }
}

/// Runs a service call with its error as a screen's.
func asking<Value>(_ call: @autoclosure () async throws(CatalogError) -> Value) async throws(ScreenError)
    -> Value
{
    do { return try await call() } catch { throw .catalog(error) }
}
