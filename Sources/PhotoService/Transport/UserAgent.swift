import CCurl
import Synchronization

/// Program and version for the header `User-Agent`; for hosts of Wikimedia also a contact, as their policy asks.
final class UserAgent: Sendable {
    private let version: String
    private let homepage: String
    private let wikimedia: WikimediaHosts
    private let own: Mutex<String?>
    private let hasLackedContact = Mutex(false)

    /// `homepage` is the project's contact, or empty; `own` is the user's contact, which takes precedence.
    init(version: String, homepage: String, own: String?, wikimedia: WikimediaHosts) {
        self.version = version
        self.homepage = homepage
        self.wikimedia = wikimedia
        self.own = Mutex(own)
    }

    var contact: String? { own.withLock { $0 } ?? (homepage.isEmpty ? nil : homepage) }

    func use(_ contact: String?) { own.withLock { $0 = contact } }

    func text(for url: String) -> String {
        guard wikimedia.contain(url), let contact else { return "gallery/\(version)" }
        let library = gallery_curl_version().map { " libcurl/\(String(cString: $0))" } ?? ""
        return "gallery/\(version) (\(contact))\(library)"
    }

    func noteAnswer(from url: String) {
        if contact == nil, wikimedia.contain(url) { hasLackedContact.withLock { $0 = true } }
    }

    /// Whether Wikimedia has answered a request without contact since the last call.
    func takeLackedContact() -> Bool {
        hasLackedContact.withLock { lacked in
            defer { lacked = false }
            return lacked
        }
    }
}
