public import GalleryCore

public enum ScreenError: Error, Equatable {
    case catalog(CatalogError)
    case store(StoreError)

    public var isCancellation: Bool { self == .catalog(.cancelled) }
}

public func storing<Value>(_ call: @autoclosure () throws(StoreError) -> Value) throws(ScreenError) -> Value {
    do { return try call() } catch { throw .store(error) }
}

public func asking<Value>(_ call: @autoclosure () async throws(CatalogError) -> Value)
    async throws(ScreenError)
    -> Value
{
    do { return try await call() } catch { throw .catalog(error) }
}
