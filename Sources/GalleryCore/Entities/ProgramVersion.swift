public enum ProgramVersion {
    /// Semantic version (semver.org).
    public static let number = "1.0.0"
    /// Web or mail address of the project, filled in by the publisher; sent to hosts of Wikimedia, as they ask.
    public static let homepage = ""
}
