import GalleryCore

/// What is set, merged from four sources: built-in, file, environment, flags; the later wins.
struct Settings: Equatable {
    private struct Held: Equatable {
        let text: String
        let source: SettingSource
    }

    private var held: [SettingName: Held] = [:]
    /// The keys of the services.
    var keys = Keys()
    /// The settings file, whether or not there is one; nil without a home.
    let path: String?
    /// Lines of it that were left out.
    let leftOut: Int

    private let home: HomeFolder

    /// The names in the settings file.
    static let names = SettingName.allCases.map(\.rawValue) + KeyName.allCases.map(\.rawValue)

    /// What stands in the file at a path, as far as it is known.
    init(file: SettingsFile, path: String?, home: HomeFolder) {
        self.path = path
        self.home = home
        leftOut = file.faultCount
        keys.take(file.values, from: path ?? "")
        for name in SettingName.allCases { take(name, file.values[name.rawValue], from: .file) }
    }

    /// Its value; nil when nobody has set it.
    subscript(name: SettingName) -> String? { held[name]?.text }

    /// Who has set it.
    func source(of name: SettingName) -> SettingSource { held[name]?.source ?? .builtIn }

    /// Takes a value in the place of an earlier one; nothing for none.
    mutating func take(_ name: SettingName, _ text: String?, from source: SettingSource) {
        guard let text, !text.isEmpty else { return }
        held[name] = Held(text: name.isPath ? home.path(of: text) : text, source: source)
    }

    /// Lets the environment win.
    mutating func apply(environment: [String: String]) {
        keys.take(environment: environment)
        for name in SettingName.allCases {
            take(name, name.variable.flatMap { environment[$0] }, from: .environment)
        }
    }

    /// The service to ask, and whether it was chosen by anybody.
    var chosen: (service: ServiceName, isDefault: Bool) {
        if let service = self[.service] { return (ServiceName(rawValue: service.lowercased()), false) }
        return keys[.unsplash] != nil ? (.unsplash, true) : (.openverse, true)
    }
}
