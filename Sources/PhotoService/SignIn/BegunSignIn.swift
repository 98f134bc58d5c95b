import GalleryCore

/// The page where the user consents, and what tells its answer from others.
struct BegunSignIn: Sendable {
    let page: String
    /// Random, and known to this program and the service alone; in OAuth 1.0a the request token.
    let state: String
    /// Goes with `state` where the service gave one.
    var secret = ""
    let names: Names
    /// The page ends with a code, where no redirect address was given; else with an address that holds the code.
    var endsWithCode = false

    /// Names of the parameters of an answer.
    struct Names: Sendable {
        let state: String
        let code: String
    }

    /// Nil for what is no answer. Without the state nothing counts: any page can have a browser send an answer.
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
