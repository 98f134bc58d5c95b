/// Detects the address to which a service redirects after sign-in, or a part of such an address, in text.
public enum SignInAnswerText {
    /// Secret parameters of sign-in requests and answers (RFC 6749; RFC 5849).
    private static let parameters: Set = [
        "code", "oauth_verifier", "oauth_token", "access_token", "client_secret",
    ]

    public static func isHeld(in line: String) -> Bool {
        var text = line.lowercased()
        for (escape, character) in [("%3f", "?"), ("%26", "&"), ("%23", "#"), ("%3d", "=")] {
            text = text.replacing(escape, with: character)
        }
        return text.split { "?&#; \t\"'".contains($0) }.contains { part in
            part.contains("=") && parameters.contains(String(part.prefix { $0 != "=" }))
        }
    }
}
