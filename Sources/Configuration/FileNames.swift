import GalleryCore

/// The names that a file of settings or keys may hold.
struct FileNames: Equatable {
    let settings: [SettingName]
    let keys: [KeyName]
    /// Those with sign-in.
    let accounts: [ServiceName]
    /// Values of the setting `service`.
    let services: [String]

    /// A settings file may hold keys, too.
    static func settings(of services: [ServiceDescription]) -> FileNames {
        FileNames(
            settings: SettingName.allCases, keys: services.keys, accounts: services.withSignIn,
            services: services.names.map(\.rawValue))
    }

    static func keys(of services: [ServiceDescription]) -> FileNames {
        FileNames(settings: [], keys: services.keys, accounts: services.withSignIn, services: [])
    }

    /// What a person may write.
    var written: [String] { settings.map(\.rawValue) + keys.map(\.rawValue) }

    /// What nobody else may read, in the order of the lines of a key file.
    var secrets: [String] { keys.map(\.rawValue) + SignInField.names(at: accounts) }

    func takes(_ text: String, as setting: SettingName) -> Bool {
        setting.takes(text) && (setting != .service || services.contains(text.lowercased()))
    }

    func usage(of setting: SettingName) -> String {
        setting == .service ? services.joined(separator: "|") : setting.usage
    }

    /// A field of an account: earlier versions wrote the missing ones as empty lines.
    func mayBeEmpty(_ name: String) -> Bool {
        settings.isEmpty && SignInField.names(at: accounts).contains(name)
    }

    func contains(_ name: String) -> Bool {
        written.contains(name) || settings.isEmpty && secrets.contains(name)
    }
}
