import GalleryCore
import Synchronization
import UseCases

/// Scripted results of an interactor double; records the calls.
final class ScriptedResults<Value: Sendable, Failure: Error>: Sendable {
    private let state: Mutex<(results: [Result<Value, Failure>], asked: [String])>

    private let missing: Failure

    /// `missing` is thrown when no scripted result is left.
    init(missing: Failure) {
        self.missing = missing
        state = Mutex(([], []))
    }

    var asked: [String] { state.withLock { $0.asked } }

    func add(_ result: Result<Value, Failure>) { state.withLock { $0.results.append(result) } }

    func next(_ question: String) throws(Failure) -> Value {
        let result = state.withLock { state -> Result<Value, Failure> in
            state.asked.append(question)
            return state.results.isEmpty ? .failure(missing) : state.results.removeFirst()
        }
        return try result.get()
    }

    func note(_ question: String) { state.withLock { $0.asked.append(question) } }
}

extension CatalogError {
    /// Errors that a presenter explains.
    static let kinds: [CatalogError] = [
        .offline(.host("x.test", .lost)), .timedOut, .rateLimited(until: nil), .unauthorized, .notFound,
        .tooLarge(limit: 5),
    ]
}

extension ScreenError {
    static let kinds: [ScreenError] =
        CatalogError.kinds.map(ScreenError.catalog) + [
            .store(.busy), .store(.readOnly(path: "/g")), .store(.full(path: "/g")),
        ]
}
