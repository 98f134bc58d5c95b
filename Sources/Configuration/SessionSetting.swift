public import GalleryCore

/// A setting as it is in this session.
@MainActor
public protocol SessionSetting: AnyObject {
    var name: SettingName { get }
    /// What it takes here, as in a usage line.
    var usage: String { get }
    /// As typed after its name.
    var value: String { get }
    var source: SettingSource { get }
    /// It can be changed while the program runs.
    var isLive: Bool { get }
    /// After a change of it the lists are other ones: the screens start over.
    var restarts: Bool { get }
    /// Takes a value as typed for the rest of the session; after an error nothing has changed.
    func change(to text: String) async throws(SettingRefusal)
}

extension SessionSetting {
    public var usage: String { name.usage }
    public var isLive: Bool { true }
    public var restarts: Bool { false }
}

/// Why a setting keeps its value.
public enum SettingRefusal: Error {
    case unknownValue
    /// It is read when the program starts.
    case onlyAtStart
    case unavailable(CatalogError)
}
