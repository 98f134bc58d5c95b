public enum ProgramVersion {
    /// Semantic version (semver.org).
    public static let number = "0.1.0"
    /// Web or mail address of the project, which the publisher of the program fills in. Sent to hosts of Wikimedia, as
    /// they ask programs for a contact.
    public static let homepage = ""
}
