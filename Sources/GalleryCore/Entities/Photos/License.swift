public struct License: Hashable, Sendable, Codable {
    /// Short lower-case code, such as `unsplash`, `cc0` or `by-sa`.
    public let code: String
    /// Display name, such as "Unsplash License" or "CC BY-SA 4.0".
    public let name: String
    /// Address of the license text, https only.
    public let link: String?

    public init(code: String, name: String, link: String? = nil) {
        self.code = code
        self.name = name
        self.link = link
    }
}
