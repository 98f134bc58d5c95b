import GalleryCore

/// Consent page, and the values that identify the answer to it.
struct BegunSignIn: Sendable {
    let page: String
    /// Random text known only to this program, the user's browser and the service; in OAuth 1.0a, the request token.
    let state: String
    /// Secret of the request token, if any.
    var secret = ""
    let names: Names
    /// Whether the service displays a code to type in; otherwise it redirects to an address that contains the code.
    var endsWithCode = false

    struct Names: Sendable {
        let state: String
        let code: String
    }

    /// `nil` if the query is no answer. A web page can forge an answer, but not the state.
    func event(_ query: CallbackQuery) -> CallbackListener.Event? {
        let code = query[names.code], isDeclined = query["error"] ?? query["oauth_problem"] != nil
        guard let given = query[names.state] else {
            return code != nil || isDeclined ? .foreign(hasState: false) : nil
        }
        guard ConstantTime.areEqual(given.utf8, state.utf8) else { return .foreign(hasState: true) }
        if let code, !isDeclined { return .code(SignInCode(code)) }
        return .declined
    }
}
