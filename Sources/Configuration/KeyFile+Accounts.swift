import FoundationEssentials
public import GalleryCore

extension KeyFile: TokenStore {
    public func accounts() -> [Account] {
        let values = read().values
        return names.accounts.compactMap { Self.account(at: $0, in: values) }
    }

    public func token(of service: ServiceName) -> AccessToken? {
        let values = read().values
        guard let text = values[SignInField.token.name(at: service)], !text.isEmpty else { return nil }
        return AccessToken(
            text, secret: values[SignInField.secret.name(at: service)] ?? "",
            mayWrite: values[SignInField.rights.name(at: service)] == "write")
    }

    /// Tokens and secrets of all accounts, which must not be printed.
    var tokens: [String] {
        let values = read().values
        return names.accounts.flatMap { service in
            [SignInField.token, .secret].compactMap { values[$0.name(at: service)] }.filter { !$0.isEmpty }
        }
    }

    public func keep(_ account: Account, _ token: AccessToken) throws(StoreError) {
        let fields: [SignInField: String?] = [
            .token: token.text, .secret: token.secret, .rights: token.mayWrite ? "write" : "read",
            .user: account.user, .username: account.username, .name: account.name, .avatar: account.avatar,
            .date: "\(Int(clamping: account.signedInAt.timeIntervalSince1970))",
        ]
        try update { values in
            // Another account may not unlock.
            if values[SignInField.user.name(at: account.service)] != account.user {
                values[SignInField.unlocks.name(at: account.service)] = nil
            }
            for (field, text) in fields { values[field.name(at: account.service)] = text }
        }
    }

    public func forget(_ service: ServiceName) throws(StoreError) -> Bool {
        let names = SignInField.allCases.map { $0.name(at: service) }
        var isThere = false
        try update { values in
            for name in names where values.removeValue(forKey: name) != nil { isThere = true }
        }
        return isThere
    }

    public func unlockingAccounts() -> [Account] {
        let values = read().values
        return accounts().filter { values[SignInField.unlocks.name(at: $0.service)] == "yes" }
    }

    public func recordUnlocking() throws(StoreError) {
        let services = accounts().map(\.service)
        guard !services.isEmpty else { return }
        try update { values in
            for service in services { values[SignInField.unlocks.name(at: service)] = "yes" }
        }
    }

    /// Account in the values of a key file; `nil` if a required field is missing or the date is invalid.
    private static func account(at service: ServiceName, in values: [String: String]) -> Account? {
        func value(_ field: SignInField) -> String? {
            values[field.name(at: service)].flatMap { $0.isEmpty ? nil : $0 }
        }
        guard value(.token) != nil, let user = value(.user), let username = value(.username),
            let date = value(.date).flatMap(Int.init(_:))
        else { return nil }
        return Account(
            service: service, user: user, username: username, name: value(.name) ?? username,
            avatar: value(.avatar), signedInAt: Date(timeIntervalSince1970: Double(date)))
    }
}
