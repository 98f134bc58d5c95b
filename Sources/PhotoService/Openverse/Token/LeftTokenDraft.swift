/// Token drafts left by killed shells.
public enum LeftTokenDraft {
    /// Removes the draft in the folder unless a shell is writing it.
    public static func remove(in folder: String) { TokenFile(folder: folder).sweep() }
}
