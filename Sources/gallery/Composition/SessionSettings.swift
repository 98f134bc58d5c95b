import CommandShell
import GalleryCore
import PhotoService
import Screens
import Terminal

/// The settings as they count in this session.
@MainActor
struct SessionSettings {
    /// As they were when the program started.
    let start: Settings
    let columns: ColumnsSetting
    let notify: NotifySetting
    let language: LanguageSetting
    let logLevel: LogLevelSetting

    init(_ settings: Settings, language: LanguageSetting, log: ProgramLog) {
        start = settings
        columns = ColumnsSetting(settings)
        notify = NotifySetting(settings)
        self.language = language
        logLevel = LogLevelSetting(log.threshold, settings)
    }

    /// All of them, in the order in which they are shown.
    func all(
        service: ServiceSetting, profile: TerminalProfile, editor: SuggestionsSetting, pictures: String
    ) -> [any SessionSetting] {
        func fixed(_ name: SettingName, _ usual: String) -> StartSetting {
            StartSetting(name, start, usual: usual)
        }
        return [
            service, ProtocolSetting(profile, start), columns, editor, notify, language, logLevel,
            fixed(.picturesFolder, pictures), fixed(.authorityFile, ""),
            fixed(.openverseURL, OpenverseCatalog.publicBase),
            fixed(.unsplashURL, UnsplashCatalog.publicBase),
            fixed(.flickrURL, FlickrCatalog.publicBase),
        ]
    }
}
