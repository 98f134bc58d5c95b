/// Where settings are saved.
public protocol SettingSaving: Sendable {
    var path: String { get }
    /// Returns the environment variable that overrules what was saved, if there is one.
    func save(_ value: String, as name: SettingName) throws(FileWriteError) -> String?
}

/// The settings file that was read.
public struct SettingsFileWriter: SettingSaving {
    public let path: String
    private let environment: [String: String]

    public init(path: String, environment: [String: String]) {
        (self.path, self.environment) = (path, environment)
    }

    public func save(_ value: String, as name: SettingName) throws(FileWriteError) -> String? {
        try SettingsFile.save(value, as: name, at: path)
        return name.variable.flatMap { environment[$0]?.isEmpty == false ? $0 : nil }
    }
}
