/// Adds the application name to links, as required by the Unsplash API guidelines ("Attribution").
enum ReferralLink {
    /// `nil` unless the address is https.
    static func make(_ address: String?) -> String? {
        WebAddress.https(address).map {
            let bare = WebAddress.removing(["utm_source", "utm_medium"], from: $0)
            return WebAddress.adding([("utm_source", "gallery"), ("utm_medium", "referral")], to: bare)
        }
    }
}
