import CCurl
import Synchronization

/// Program and version for the header `User-Agent`; for hosts of Wikimedia also a contact, as their policy asks.
final class UserAgent: Sendable {
    private let version: String
    private let homepage: String
    private let wikimedia: WikimediaHosts
    private let own: Mutex<String?>
    private let hasLackedContact = Mutex(false)

    /// `homepage` is the project's contact, or empty; `own` is the user's contact, which replaces it.
    init(version: String, homepage: String, own: String?, wikimedia: WikimediaHosts) {
        self.version = version
        self.homepage = homepage
        self.wikimedia = wikimedia
        self.own = Mutex(own)
    }

    var contact: String? { own.withLock { $0 } ?? (homepage.isEmpty ? nil : homepage) }

    func use(_ contact: String?) { own.withLock { $0 = contact } }

    func text(for url: String) -> String {
        guard wikimedia.contain(url) else { return "gallery/\(version)" }
        guard let contact else {
            hasLackedContact.withLock { $0 = true }
            return "gallery/\(version)"
        }
        let library = gallery_curl_version().map { " libcurl/\(String(cString: $0))" } ?? ""
        return "gallery/\(version) (\(contact))\(library)"
    }

    /// Whether a request to Wikimedia was sent without contact since the last call.
    func takeLackedContact() -> Bool {
        hasLackedContact.withLock { lacked in
            defer { lacked = false }
            return lacked
        }
    }
}
