import GalleryCore

/// Names that a settings or key file may contain.
struct FileNames: Equatable {
    let settings: [SettingName]
    let keys: [KeyName]
    let accounts: [ServiceName]
    /// Values of the setting `service`.
    let services: [String]

    /// Names in a settings file: settings, and access keys that users may also put there.
    static func settings(of services: [ServiceDescription]) -> FileNames {
        FileNames(
            settings: SettingName.all(of: services), keys: services.keys, accounts: services.withSignIn,
            services: services.names.map(\.rawValue))
    }

    static func keys(of services: [ServiceDescription]) -> FileNames {
        FileNames(settings: [], keys: services.keys, accounts: services.withSignIn, services: [])
    }

    var written: [String] { settings.map(\.rawValue) + keys.map(\.rawValue) }

    /// Names of keys and account fields, in the order of the lines of a key file.
    var secrets: [String] { keys.map(\.rawValue) + SignInField.names(at: accounts) }

    func accepts(_ text: String, as setting: SettingName) -> Bool {
        setting.accepts(text) && (setting != .service || services.contains(text.lowercased()))
    }

    func usage(of setting: SettingName) -> String {
        setting == .service ? services.joined(separator: "|") : setting.usage
    }

    /// Whether the value may be empty: earlier versions wrote empty values for missing account fields.
    func mayBeEmpty(_ name: String) -> Bool {
        settings.isEmpty && SignInField.names(at: accounts).contains(name)
    }

    func contains(_ name: String) -> Bool {
        written.contains(name) || settings.isEmpty && secrets.contains(name)
    }
}
