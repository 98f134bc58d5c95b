import CommandShell

/// The commands that can stand alone, outside of a session.
public enum CommandWords {
    /// Those that lead somewhere, and those of photos, which are named by their ids there.
    public static let names =
        NavigationCommands.all.map(\.info.name).filter { $0 != "boards" }
        + PhotoCommands.all.map(\.info.name).filter { $0 != "board" } + ["status", "doctor", "set", "help"]
}
