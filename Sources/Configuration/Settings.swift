public import GalleryCore

/// Merged settings and keys. Precedence, ascending: built-in, file, environment, flags.
public struct Settings: Equatable, Sendable {
    private struct Entry: Equatable {
        let text: String
        let source: SettingSource
    }

    public let services: [ServiceDescription]
    private var entries: [SettingName: Entry] = [:]
    public var keys: AccessKeys
    /// Path of the settings file, which need not exist; `nil` without a folder for it.
    public let path: String?
    public let faultCount: Int

    /// The key file overrides keys in the settings file. Empty values are ignored.
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
        for name in SettingName.all(of: services) {
            let texts: [(String?, SettingSource)] = [
                (flags[name], .flag), (name.variable.flatMap { environment[$0] }, .environment),
                (file.values[name.rawValue], .file),
            ]
            for case (let text?, let source) in texts where !text.isEmpty && entries[name] == nil {
                entries[name] = Entry(text: name.expanded(text, in: home), source: source)
            }
        }
    }

    public subscript(name: SettingName) -> String? { entries[name]?.text }

    public func source(of name: SettingName) -> SettingSource { entries[name]?.source ?? .builtIn }

    /// Configured or default address; `nil` for a local service.
    public func address(of service: ServiceName) -> String? {
        replacedAddress(of: service) ?? services[service]?.address
    }

    /// Configured address, which replaces all hosts of the service.
    public func replacedAddress(of service: ServiceName) -> String? {
        self[.address(service)]
    }

    /// Whether the service, which may be a combined one, has all required keys.
    public func isReady(_ service: ServiceName) -> Bool {
        services[service]?.worksWithoutKeys == true || keys.source(for: service) != nil
    }

    public var chosen: (service: ServiceName, isDefault: Bool) {
        if let service = self[.service] { return (ServiceName(rawValue: service.lowercased()), false) }
        let preferred = services.first { $0.isPreferred && keys.source(for: $0.name) != nil }
        return (preferred?.name ?? .free, true)
    }
}
