/// Drafts of tokens that shells left which were killed.
public enum LeftTokenDraft {
    /// Removes the one in the folder of tokens, where no shell writes one now.
    public static func remove(in folder: String) { TokenFile(folder: folder).sweep() }
}
