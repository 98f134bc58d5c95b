import Configuration
import GalleryCore
import Synchronization

/// Access keys of one part (Flickr), of two parts (Openverse), and of one part with an optional second (Unsplash).
final class StubKeys: KeyRing {
    static let unsplash = KeyName("unsplash_access_key", of: .unsplash)
    static let unsplashSecret = KeyName("unsplash_secret_key", of: .unsplash, isForSignIn: true)
    static let flickr = KeyName("flickr_api_key", of: .flickr)
    static let openverse = KeyName("openverse_client_id", of: .openverse)
    static let openverseSecret = KeyName("openverse_client_secret", of: .openverse)

    private let current: Mutex<AccessKeys>

    init(file: [KeyName: String] = [:], environment: [KeyName: String] = [:]) {
        var keys = AccessKeys([
            Self.unsplash, Self.unsplashSecret, Self.flickr, Self.openverse, Self.openverseSecret,
        ])
        keys.merge(
            Dictionary(uniqueKeysWithValues: file.map { ($0.key.rawValue, $0.value) }),
            from: "/users/ann/keys"
        )
        keys.merge(
            environment: Dictionary(uniqueKeysWithValues: environment.map { ($0.key.variable, $0.value) }))
        current = Mutex(keys)
    }

    var keys: AccessKeys { current.withLock { $0 } }
    func use(_ keys: AccessKeys) { current.withLock { $0 = keys } }
}
