import Configuration
import GalleryCore
import PhotoService
import Terminal
import Wording

@MainActor
struct StartConfiguration {
    let environment = Environment.all
    let isUTF8: Bool
    let folders: Folders
    let file: SettingsFile
    let keyFile: SettingsFile
    let settings: Settings

    /// `config` is the path of a file that replaces the default settings file.
    init(config: String?, flags: [SettingName: String]) {
        let services = ServiceDefinition.all.map { $0.description }
        // Prevents TLS libraries from writing session keys to the file that SSLKEYLOGFILE names.
        Environment.forget(services.keys.map { $0.variable } + ["SSLKEYLOGFILE"])
        isUTF8 = TerminalCapabilities.adoptLocale(environment: environment)
        folders = Folders(environment: environment)
        let path = config ?? folders.settings.map { $0 + "/settings" }
        file = SettingsFile(path: path, isRequired: config != nil, of: services)
        keyFile = folders.settings.map { KeyFile(folder: $0, of: services).read() } ?? .none
        settings = Settings(
            of: services, file: file, keyFile: keyFile, environment: environment, flags: flags)
    }

    /// Language of messages; English if the output is for programs.
    func language(isForPrograms: Bool) -> LanguageSetting {
        isForPrograms
            ? LanguageSetting(Language.english.code, from: .flag, environment: [:], isUTF8: isUTF8)
            : LanguageSetting(
                settings[.language], from: settings.source(of: .language), environment: environment,
                isUTF8: isUTF8)
    }
}
