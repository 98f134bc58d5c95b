/// The program's name and version, as sent to services and printed by `--version`.
public enum ProgramVersion {
    /// Semantic version (semver.org).
    public static let number = "0.1.0"
    /// `gallery/0.1.0`.
    public static let userAgent = "gallery/\(number)"
}
