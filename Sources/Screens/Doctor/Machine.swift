import CommandShell
public import GalleryCore
import TextLayout

public struct ProgramFacts: Equatable, Sendable {
    /// Output of `uname -srm`.
    let system: String
    let settingsPath: String?
    /// Number of ignored lines in the settings file.
    let ignoredLines: Int
    let logPath: String?
    let logLevel: String
    let libraries: [String]
    /// `nil` if the decoder does not run.
    let containment: DecoderContainment?
    /// Decodable formats other than JPEG, PNG and WebP.
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

/// Terminal as described by the environment.
public struct TerminalSetup: Equatable, Sendable {
    /// `TERM`.
    let type: String
    let isUTF8: Bool
    let isInteractive: Bool
    /// 0 without color.
    let colors: Int
    /// Programs between gallery and the terminal: `ssh`, `tmux`, `screen`.
    let inside: [String]

    public init(type: String, isUTF8: Bool, isInteractive: Bool, colors: Int, inside: [String]) {
        (self.type, self.isUTF8, self.isInteractive) = (type, isUTF8, isInteractive)
        (self.colors, self.inside) = (colors, inside)
    }
}

/// Facts for `doctor` that need no request.
struct MachineFacts: Sendable {
    let program: ProgramFacts
    let terminal: TerminalSetup
    let graphics: Graphics
    let screen: ScreenSize
}
