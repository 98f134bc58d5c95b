public enum ProgramVersion {
    /// Semantic version (semver.org).
    public static let number = "0.1.0"
}
