import CEditline
import CommandShell
import Glibc

enum EditorOpening {
    static func open(_ capabilities: TerminalCapabilities, on output: EditorOutput) -> OpaquePointer? {
        // Suppresses libedit's warning about an unknown terminal type.
        let silence = fopen("/dev/null", "w")
        guard let stream = output.stream, let editor = editline_open("gallery", stream, silence) else {
            return nil
        }
        if !capabilities.isDumb, let term = getenv("TERM"), editline_set_text(editor, EL_TERMINAL, term) < 0 {
            // Assumes xterm's sequences if terminfo does not know the terminal type.
            _ = editline_set_text(editor, EL_TERMINAL, "xterm")
        }
        _ = editline_set_text(editor, EL_EDITOR, "emacs")
        // libedit's own handlers would send the signal to the whole process group.
        _ = editline_set_flag(editor, EL_SIGNAL, 0)
        // Keeps keys typed between two prompts, unedited and without echo.
        _ = editline_set_mode(editor, "-x", "-echo")
        _ = editline_set_mode(editor, "-x", "-icanon")
        // Without NOFLSH, Ctrl-C would discard pending output.
        _ = editline_set_mode(editor, "-x", "+noflsh")
        _ = editline_set_mode(editor, "-d", "+noflsh")
        return editor
    }
}
