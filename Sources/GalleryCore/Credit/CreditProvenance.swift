/// Sources of a photo's author and license.
public struct CreditProvenance: Hashable, Sendable, Codable {
    public enum Source: String, Hashable, Sendable, Codable {
        /// Text of the photo's page.
        case page
        /// Credit that the author asks for.
        case attribution
        /// Structured data of the service.
        case structuredData = "structured_data"
        /// Page and structured data, which agree.
        case both
    }

    public var author: Source
    public var license: Source
    /// Author that only the other source names.
    public var otherAuthor: String?
    /// License that only the other source names.
    public var otherLicense: String?

    public init(
        author: Source, license: Source, otherAuthor: String? = nil, otherLicense: String? = nil
    ) {
        self.author = author
        self.license = license
        self.otherAuthor = otherAuthor
        self.otherLicense = otherLicense
    }
}
