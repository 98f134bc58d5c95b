/// Reverts changes of the settings file, which `UndoStore` cannot revert.
@MainActor
public protocol SettingRestoring: AnyObject, Sendable {
    /// Restores a value in the settings file and in the session; `nil` removes it from the file.
    func restore(_ name: String, to previous: String?) async throws(StoreError)
}
