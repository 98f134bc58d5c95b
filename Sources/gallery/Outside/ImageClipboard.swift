import ChildProcesses
import CommandShell
import GalleryCore

/// Clipboard of the terminal, else that of Wayland, X11 or a program called pbcopy.
@MainActor
final class ImageClipboard: PictureClipboard {
    /// Set when the console has been created.
    weak var console: (any Console)?
    private let programs: ExternalPrograms
    private let environment: [String: String]

    init(programs: ExternalPrograms, environment: [String: String]) {
        self.programs = programs
        self.environment = environment
    }

    func copy(_ picture: [UInt8], type: String) async -> Bool {
        if console?.copy(picture, type: type) == true { return true }
        for (display, arguments) in [
            ("WAYLAND_DISPLAY", ["wl-copy", "--type", type]),
            ("DISPLAY", ["xclip", "-selection", "clipboard", "-t", type]), ("PATH", ["pbcopy"]),
        ] {
            guard environment[display]?.isEmpty == false,
                let program = ExternalPrograms.path(of: arguments[0], in: environment["PATH"])
            else { continue }
            let outcome = await programs.run(
                program, Array(arguments.dropFirst()), input: picture, waiting: .seconds(5))
            // A program that goes on running serves the clipboard.
            if outcome == .ended(0) || outcome == .running { return true }
        }
        return false
    }
}
