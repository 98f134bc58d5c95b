public enum WorkingFolder {
    /// Path of the working folder if its own path is not UTF-8. In another process it may lead to another folder.
    public static let link = "/proc/self/cwd"
}
