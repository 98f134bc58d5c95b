import GalleryCore

/// Restores settings for `undo`, which is composed before them.
@MainActor
final class SettingsRestoration: SettingRestoring {
    var file: () -> (any SettingRestoring)? = { nil }

    func restore(_ name: String, to former: String?) async throws(StoreError) {
        try await file()?.restore(name, to: former)
    }
}
