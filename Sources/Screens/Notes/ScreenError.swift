import GalleryCore
import Wording

/// What can go wrong behind a screen.
enum ScreenError: Error, Equatable {
    case catalog(CatalogError)
    case store(StoreError)

    /// The person stopped it: nothing to explain.
    var isCancellation: Bool { self == .catalog(.cancelled) }

    /// One sentence: what happened, what to do next.
    var explanation: String {
        switch self {
        case .catalog(let error): Phrases.explanation(error)
        case .store(let error): Phrases.explanation(error)
        }
    }
}

/// Runs a store call where troubles are handled.
func storing<Value>(_ call: () throws(StoreError) -> Value) throws(ScreenError) -> Value {
    do { return try call() } catch { throw .store(error) }
}

/// Runs a service call where troubles are handled.
func asking<Value>(_ call: () async throws(CatalogError) -> Value) async throws(ScreenError) -> Value {
    do { return try await call() } catch { throw .catalog(error) }
}
