import GalleryCore

enum ScreenError: Error, Equatable {
    case catalog(CatalogError)
    case store(StoreError)

    var isCancellation: Bool { self == .catalog(.cancelled) }
}

func storing<Value>(_ call: @autoclosure () throws(StoreError) -> Value) throws(ScreenError) -> Value {
    do { return try call() } catch { throw .store(error) }
}

func asking<Value>(_ call: @autoclosure () async throws(CatalogError) -> Value) async throws(ScreenError)
    -> Value
{
    do { return try await call() } catch { throw .catalog(error) }
}
