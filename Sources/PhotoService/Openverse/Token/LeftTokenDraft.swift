/// Token drafts left by killed gallery processes.
public enum LeftTokenDraft {
    /// Removes the draft in the folder unless a process is writing it.
    public static func remove(in folder: String) { TokenFile(folder: folder).sweep() }
}
