public struct SettingDeclaration: Equatable, Sendable {
    public let values: SettingValues
    /// Default; `nil` if the program decides.
    public let builtIn: String?
    public let variable: String?

    init(_ values: SettingValues, builtIn: String? = nil, variable: String? = nil) {
        self.values = values
        self.builtIn = builtIn
        self.variable = variable
    }
}
