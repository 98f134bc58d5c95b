import CommandShell
public import GalleryCore
import TextLayout

public struct ProgramFacts: Equatable, Sendable {
    /// Output of `uname -srm`.
    let system: String
    let settingsPath: String?
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
        self.system = system
        self.settingsPath = settingsPath
        self.ignoredLines = ignoredLines
        self.logPath = logPath
        self.logLevel = logLevel
        self.libraries = libraries
        self.containment = containment
        self.formats = formats
    }
}
