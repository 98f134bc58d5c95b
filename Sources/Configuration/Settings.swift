public import GalleryCore

/// The settings and keys of all sources: built-in, file, environment, flags; later ones win.
public struct Settings: Equatable, Sendable {
    private struct Entry: Equatable {
        let text: String
        let source: SettingSource
    }

    /// Those there are.
    public let services: [ServiceDescription]
    private var entries: [SettingName: Entry] = [:]
    public var keys: AccessKeys
    /// The settings file, whether or not it exists; nil without a home folder.
    public let path: String?
    /// Faults of the settings file.
    public let faultCount: Int

    /// Keys may stand in the settings file and in the key file; the latter wins. Empty values count as none.
    public init(
        of services: [ServiceDescription], file: SettingsFile, keyFile: SettingsFile = .none,
        environment: [String: String] = [:], flags: [SettingName: String] = [:]
    ) {
        self.services = services
        keys = AccessKeys(services.keys)
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

    /// Where a service is reached; nil for one that is on this machine.
    public func address(of service: ServiceName) -> String? {
        replacedAddress(of: service) ?? services[service]?.address
    }

    /// Where a service is in place of its own address, hosts and all.
    public func replacedAddress(of service: ServiceName) -> String? {
        SettingName(addressOf: service).flatMap { self[$0] }
    }

    /// The service to ask, and whether it was chosen by default.
    public var chosen: (service: ServiceName, isDefault: Bool) {
        if let service = self[.service] { return (ServiceName(rawValue: service.lowercased()), false) }
        let preferred = services.first { $0.isPreferred && keys.source(for: $0.name) != nil }
        return ((preferred ?? services.first)?.name ?? .demo, true)
    }
}
