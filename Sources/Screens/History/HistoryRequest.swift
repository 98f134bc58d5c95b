/// What `history` asks for from anywhere; numbers are those the screen printed last.
public enum HistoryRequest: Equatable, Sendable {
    case list([String])
    case delete([Int])
    case clear(isConfirmed: Bool)
}

extension HistoryEvent {
    init(_ request: HistoryRequest) {
        switch request {
        case .list(let words): self = .list(words)
        case .delete(let numbers): self = .delete(numbers)
        case .clear(let isConfirmed): self = .clear(isConfirmed: isConfirmed)
        }
    }
}
