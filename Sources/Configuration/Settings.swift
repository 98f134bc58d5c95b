public import GalleryCore

/// The settings and keys of all sources: built-in, file, environment, flags; later ones win.
public struct Settings: Equatable, Sendable {
    private struct Entry: Equatable {
        let text: String
        let source: SettingSource
    }

    private var entries: [SettingName: Entry] = [:]
    public var keys = AccessKeys()
    /// The settings file, whether or not it exists; nil without a home folder.
    public let path: String?
    /// Faults of the settings file.
    public let faultCount: Int

    /// Keys may stand in the settings file and in the key file; the latter wins. Empty values count as none.
    public init(
        file: SettingsFile, keyFile: SettingsFile = SettingsFile(path: nil),
        environment: [String: String] = [:],
        flags: [SettingName: String] = [:]
    ) {
        path = file.path
        faultCount = file.faults.count
        for file in [file, keyFile] { keys.merge(file.values, from: file.path ?? "") }
        keys.merge(environment: environment)
        let home = HomeFolder(environment: environment)
        for name in SettingName.allCases {
            let texts: [(String?, SettingSource)] = [
                (flags[name], .flag), (name.variable.flatMap { environment[$0] }, .environment),
                (file.values[name.rawValue], .file),
            ]
            for case (let text?, let source) in texts where !text.isEmpty && entries[name] == nil {
                entries[name] = Entry(text: name.isPath ? home.path(of: text) : text, source: source)
            }
        }
    }

    /// Nil when it is not set.
    public subscript(name: SettingName) -> String? { entries[name]?.text }

    public func source(of name: SettingName) -> SettingSource { entries[name]?.source ?? .builtIn }

    /// The service to ask, and whether it was chosen by default.
    public var chosen: (service: ServiceName, isDefault: Bool) {
        if let service = self[.service] { return (ServiceName(rawValue: service.lowercased()), false) }
        return keys[.unsplash] != nil ? (.unsplash, true) : (.openverse, true)
    }
}
