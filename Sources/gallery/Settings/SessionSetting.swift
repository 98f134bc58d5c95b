import GalleryCore

/// A setting that can be looked at and changed while the program runs.
@MainActor
protocol SessionSetting: AnyObject {
    /// The word to type.
    var name: String { get }
    /// What it is for, in a few words.
    var meaning: String { get }
    /// What it takes, as in a usage line.
    var choices: String { get }
    /// Its value as one would type it.
    var value: String { get }
    /// Who decided on the value.
    var source: SettingSource { get }
    /// Takes a value as typed for the rest of the session; false, with nothing changed, for one it does not take.
    func change(to text: String) -> Bool
}
