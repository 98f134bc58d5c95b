import GalleryCore

/// How many columns of cards a list has; by itself as many as suit the window.
@MainActor
final class ColumnsSetting: SessionSetting {
    private static let automatic = "auto"
    private static let range = 1...20

    /// The number somebody asked for.
    private(set) var count: Int?
    private(set) var source = SettingSource.builtIn

    let name = "columns"
    var meaning: String { Phrases.Settings.columns }
    let choices = "\(automatic)|\(range.lowerBound)-\(range.upperBound)"
    var value: String { count.map(String.init) ?? Self.automatic }

    func change(to text: String) -> Bool {
        if text.lowercased() == Self.automatic {
            count = nil
            source = .builtIn
            return true
        }
        guard let number = Int(text), Self.range.contains(number) else { return false }
        count = number
        source = .session
        return true
    }
}
