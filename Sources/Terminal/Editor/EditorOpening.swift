import CEditline
import CommandShell
import Glibc

/// Opens libedit and settles what has nothing to do with keys.
enum EditorOpening {
    /// Nil when there is no memory.
    static func open(_ capabilities: TerminalCapabilities, on output: EditorOutput) -> OpaquePointer? {
        // It would complain to the person about a terminal type it does not know.
        let silence = fopen("/dev/null", "w")
        guard let stream = output.stream, let editor = editline_open("gallery", stream, silence) else {
            return nil
        }
        if !capabilities.isDumb, let term = getenv("TERM"), editline_set_text(editor, EL_TERMINAL, term) < 0 {
            // A terminal newer than this system's terminfo: all of those understand xterm.
            _ = editline_set_text(editor, EL_TERMINAL, "xterm")
        }
        _ = editline_set_text(editor, EL_EDITOR, "emacs")
        // Its own handlers send the signal on to the whole process group.
        _ = editline_set_flag(editor, EL_SIGNAL, 0)
        // Between two prompts: typed keys are kept, unedited, and not echoed.
        _ = editline_set_mode(editor, "-x", "-echo")
        _ = editline_set_mode(editor, "-x", "-icanon")
        // See `SavedTerminalState`.
        _ = editline_set_mode(editor, "-x", "+noflsh")
        _ = editline_set_mode(editor, "-d", "+noflsh")
        return editor
    }
}
