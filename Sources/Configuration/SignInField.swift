import GalleryCore

/// Field of a signed-in account in the key file, one per line: `flickr_token = …`.
enum SignInField: String, CaseIterable {
    case token, secret = "token_secret", rights = "token_rights"
    case user, username, name, avatar
    /// Seconds since 1970.
    case date = "signed_in"
    /// `yes` if the owner of the account may unlock.
    case unlocks

    static func names(at services: [ServiceName]) -> [String] {
        services.flatMap { service in allCases.map { $0.name(at: service) } }
    }

    func name(at service: ServiceName) -> String { "\(service.rawValue)_\(rawValue)" }
}
