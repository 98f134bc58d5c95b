import GalleryCore

/// How many columns of cards a list has; by itself as many as suit the window.
@MainActor
final class ColumnsSetting: SessionSetting {
    nonisolated static let automatic = "auto"
    private nonisolated static let range = 1...20
    /// The least and the most of them.
    nonisolated static var bounds: String { "\(range.lowerBound)-\(range.upperBound)" }

    /// The number somebody asked for.
    private(set) var count: Int?
    private(set) var source: SettingSource

    init(_ settings: Settings) {
        count = settings[.columns].flatMap(Self.count(in:))
        source = count == nil ? .builtIn : settings.source(of: .columns)
    }

    let name = SettingName.columns
    var value: String { count.map(String.init) ?? Self.automatic }

    func change(to text: String) -> Bool {
        guard name.takes(text) else { return false }
        count = Self.count(in: text)
        source = count == nil ? .builtIn : .session
        return true
    }

    /// A number of columns; nil for other words.
    nonisolated static func count(in text: String) -> Int? {
        Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
}
