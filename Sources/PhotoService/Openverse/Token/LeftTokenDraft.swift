/// Token draft left by a killed gallery process.
public enum LeftTokenDraft {
    public static func remove(in folder: String) { TokenFile(folder: folder).sweep() }
}
