import GalleryCore

/// Forwards to the settings file, which is composed after `undo`.
@MainActor
final class SettingsRestoration: SettingRestoring {
    var file: () -> (any SettingRestoring)? = { nil }

    func restore(_ name: String, to previous: String?) async throws(StoreError) {
        try await file()?.restore(name, to: previous)
    }
}
