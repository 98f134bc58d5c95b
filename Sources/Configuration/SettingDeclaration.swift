/// What is fixed about a setting.
public struct SettingDeclaration: Equatable, Sendable {
    public let values: SettingValues
    /// The value when one is not set; nil where the program decides.
    public let builtIn: String?
    /// The environment variable that wins over the settings file.
    public let variable: String?

    init(_ values: SettingValues, builtIn: String? = nil, variable: String? = nil) {
        (self.values, self.builtIn, self.variable) = (values, builtIn, variable)
    }
}
