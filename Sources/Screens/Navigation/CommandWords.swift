import Viper

/// The commands that can stand alone, outside of a session.
public enum CommandWords {
    /// Those that lead somewhere, and those of photos, which are named by their ids there.
    public static let names =
        NavigationCommands.words.map(\.name).filter { !["back", "home"].contains($0) }
        + PhotoVerbs.list.map(\.name) + ["status", "doctor", "set", "help"]
}
