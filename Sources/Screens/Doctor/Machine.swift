import CommandShell
public import GalleryCore
import TextLayout

/// The program, its files, and what it is made of.
public struct ProgramFacts: Equatable, Sendable {
    /// As `uname -srm` has it.
    let system: String
    let settingsPath: String?
    /// Lines of the settings file that were left out.
    let ignoredLines: Int
    let logPath: String?
    let logLevel: String
    let libraries: [String]
    /// Of the decoder; nil when it does not run.
    let containment: DecoderContainment?
    /// What it decodes besides JPEG, PNG and WebP.
    let formats: [FileContent]

    public init(
        system: String, settingsPath: String?, ignoredLines: Int, logPath: String?, logLevel: String,
        libraries: [String], containment: DecoderContainment?, formats: [FileContent] = []
    ) {
        (self.system, self.settingsPath, self.ignoredLines) = (system, settingsPath, ignoredLines)
        (self.logPath, self.logLevel, self.libraries) = (logPath, logLevel, libraries)
        (self.containment, self.formats) = (containment, formats)
    }
}

/// The terminal, as the environment has it.
public struct TerminalSetup: Equatable, Sendable {
    /// `TERM`.
    let type: String
    let isUTF8: Bool
    let isInteractive: Bool
    /// Colors of the terminal; 0 for none.
    let colors: Int
    /// What runs between us and the terminal: `ssh`, `tmux`, `screen`.
    let inside: [String]

    public init(type: String, isUTF8: Bool, isInteractive: Bool, colors: Int, inside: [String]) {
        (self.type, self.isUTF8, self.isInteractive) = (type, isUTF8, isInteractive)
        (self.colors, self.inside) = (colors, inside)
    }
}

/// What `doctor` knows without a request.
struct MachineFacts: Sendable {
    let program: ProgramFacts
    let terminal: TerminalSetup
    let graphics: Graphics
    let screen: ScreenSize
}
