import GalleryCore

final class ServiceSignInAttempt: SignInAttempt {
    /// Maximum length of a code in bytes; usual codes have some 50.
    private static let longestCode = 512
    private static let scheme = "http://"
    /// Appended to a redirect address by some sign-ins at other services.
    private static let emptyFragment = "#_=_"

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
        let words = text.split { $0.isWhitespace || "\"'`<>«»“”„‘’".contains($0) }
        guard !words.isEmpty else { throw .nothingPasted }
        guard text.contains("?") || text.contains("&") || text.contains("://") else {
            guard pasted != .address else { throw .withoutState(exchange.service) }
            let isCut = words[0].hasSuffix(Self.emptyFragment)
            return try Self.checked(
                isCut ? String(words[0].dropLast(Self.emptyFragment.count)) : words.joined(separator: " "))
        }
        guard let address = words.lazy.compactMap(answer).first else { throw .foreignCode }
        switch begun.event(CallbackQuery(ofAddress: address)) {
        case .code(let code): return try Self.checked(code.text)
        case .declined: throw .declined(exchange.service)
        case .foreign(hasState: true): throw .foreignCode
        case .foreign(hasState: false): throw .withoutState(exchange.service)
        case .timedOut, nil: throw .malformedCode
        }
    }

    /// Redirect address with its query, without brackets and punctuation around it. Browsers may hide the scheme.
    private func answer(in word: Substring) -> String? {
        guard let start = word.firstRange(of: redirect.dropFirst(Self.scheme.count) + "?")?.lowerBound else {
            return nil
        }
        let before = word[..<start].drop { "([{".contains($0) }
        guard before.isEmpty || before.hasSuffix(Self.scheme) else { return nil }
        let end = word.lastIndex { !")]}.,;:!".contains($0) }
        return String(word[start...(end ?? start)])
    }

    func finish(with code: SignInCode) async throws(SignInError) -> Account {
        let (account, token) = try await exchange.finish(begun, with: code)
        do { try tokens.keep(account, token) } catch { throw .store(error) }
        return account
    }

    func identify(with code: SignInCode) async throws(SignInError) -> Account {
        try await exchange.finish(begun, with: code).account
    }

    private static func checked(_ code: String) throws(SignInError) -> SignInCode {
        guard code.utf8.count <= longestCode, code.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw .malformedCode
        }
        return SignInCode(code)
    }
}
