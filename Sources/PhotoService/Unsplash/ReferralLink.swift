/// Links to Unsplash carry the name of the application that shows them (Unsplash API guidelines, "Attribution").
enum ReferralLink {
    /// The address with our name, or nil when it is not https.
    static func make(_ address: String?) -> String? {
        WebAddress.https(address).map {
            let bare = WebAddress.removing(["utm_source", "utm_medium"], from: $0)
            return WebAddress.adding([("utm_source", "gallery"), ("utm_medium", "referral")], to: bare)
        }
    }
}
