import GalleryCore

/// From which level on the log has lines.
@MainActor
final class LogLevelSetting: SessionSetting {
    private let threshold: LogThreshold
    private(set) var source: SettingSource

    init(_ threshold: LogThreshold, _ settings: Settings) {
        self.threshold = threshold
        source = settings.source(of: .logLevel)
    }

    let name = SettingName.logLevel
    var value: String { threshold.name }

    func change(to text: String) -> Bool {
        guard threshold.choose(text) else { return false }
        source = .session
        return true
    }
}
