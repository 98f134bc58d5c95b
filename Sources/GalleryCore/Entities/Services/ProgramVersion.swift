public enum ProgramVersion {
    /// Semantic version (semver.org).
    public static let number = "1.0.0"
    /// Web or mail address of the project, set by the publisher; sent to Wikimedia, as its User-Agent policy asks.
    public static let homepage = ""
}
