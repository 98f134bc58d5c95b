import GalleryCore

/// A setting as it counts now.
@MainActor
protocol SessionSetting: AnyObject {
    var name: SettingName { get }
    /// What it takes here, as in a usage line.
    var choices: String { get }
    /// Its value as one would type it.
    var value: String { get }
    /// Who decided on the value.
    var source: SettingSource { get }
    /// It can be changed while the program runs.
    var isLive: Bool { get }
    /// Takes a value as typed for the rest of the session; false, with nothing changed, for one it does not take.
    func change(to text: String) async -> Bool
    /// Why it did not take the last value, when there is more to say than what it takes.
    var refusal: String? { get }
}

extension SessionSetting {
    var choices: String { name.choices }
    var isLive: Bool { true }
    var refusal: String? { nil }
}
