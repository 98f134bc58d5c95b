import GalleryCore
import Synchronization

@testable import Screens

/// What a doubled interactor answers, one after another, with a note of what it was asked.
final class ScriptedResults<Value: Sendable>: Sendable {
    private let state: Mutex<(results: [Result<Value, ScreenError>], asked: [String])>

    init(_ results: [Result<Value, ScreenError>] = []) { state = Mutex((results, [])) }

    /// What was asked, in order.
    var asked: [String] { state.withLock { $0.asked } }

    func add(_ result: Result<Value, ScreenError>) { state.withLock { $0.results.append(result) } }

    /// The next result; "not found" when there is none left.
    func next(_ question: String) throws(ScreenError) -> Value {
        let result = state.withLock { state -> Result<Value, ScreenError> in
            state.asked.append(question)
            return state.results.isEmpty ? .failure(.catalog(.notFound)) : state.results.removeFirst()
        }
        return try result.get()
    }

    /// Notes a question that needs no answer.
    func note(_ question: String) { state.withLock { $0.asked.append(question) } }
}

extension ScreenError {
    /// One of each kind that a presenter explains.
    static let kinds: [ScreenError] = [
        .catalog(.offline(.host("x.test", .lost))), .catalog(.timedOut), .catalog(.rateLimited(until: nil)),
        .catalog(.unauthorized), .catalog(.notFound), .catalog(.tooLarge(limit: 5)), .store(.busy),
        .store(.readOnly(path: "/g")), .store(.full(path: "/g")),
    ]
}
