import GalleryCore

final class ServiceSignInAttempt: SignInAttempt {
    /// Maximum length of a code in bytes; usual codes have some 50.
    private static let longestCode = 512

    let pasted: PastedAnswer
    private let exchange: any SignInExchange
    private let begun: BegunSignIn
    private let redirect: String
    private let listener: CallbackListener?
    private let tokens: any TokenStore

    init(
        exchange: any SignInExchange, begun: BegunSignIn, redirect: String, pasted: PastedAnswer,
        listener: CallbackListener?, tokens: any TokenStore
    ) {
        self.exchange = exchange
        self.begun = begun
        self.redirect = redirect
        self.pasted = pasted
        self.listener = listener
        self.tokens = tokens
    }

    var page: String { begun.page }
    var launchAddress: String? { listener?.launchAddress }

    func answer() async throws(SignInError) -> SignInAnswer {
        switch await listener?.next() {
        case .code(let code): return .code(code)
        case .foreign: return .foreign
        case .declined: throw .declined(exchange.service)
        case .timedOut:
            throw listener?.hasAnswerWithoutState == true ? .withoutState(exchange.service) : .timedOut
        case nil: throw .catalog(.cancelled)
        }
    }

    func code(in text: String) throws(SignInError) -> SignInCode {
        let text = String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
        guard !text.isEmpty else { throw .nothingPasted }
        guard text.contains("?") || text.contains("&") || text.contains("://") else {
            guard pasted != .address else { throw .withoutState(exchange.service) }
            return try Self.checked(text)
        }
        guard text.hasPrefix(redirect + "?") else { throw .foreignCode }
        switch begun.event(CallbackQuery(ofAddress: text)) {
        case .code(let code): return try Self.checked(code.text)
        case .declined: throw .declined(exchange.service)
        case .foreign(hasState: true): throw .foreignCode
        case .foreign(hasState: false): throw .withoutState(exchange.service)
        case .timedOut, nil: throw .malformedCode
        }
    }

    func finish(with code: SignInCode) async throws(SignInError) -> Account {
        let (account, token) = try await exchange.finish(begun, with: code)
        do { try tokens.keep(account, token) } catch { throw .store(error) }
        return account
    }

    private static func checked(_ code: String) throws(SignInError) -> SignInCode {
        guard code.utf8.count <= longestCode, code.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw .malformedCode
        }
        return SignInCode(code)
    }
}
