import Configuration
import GalleryCore
import PhotoService
import PhotoStore
import Screens
import Wording

extension Composition {
    var signIn: ServiceSignIn {
        ServiceSignIn(
            transport: transport,
            port: settings.start[.loginPort].flatMap { Int($0) } ?? ServiceSignIn.usualPort, tokens: keyFile,
            bases: Self.bases(settings.start), application: Self.application(services),
            mayWrite: { [mirror] in mirror.isOn }, page: Phrases.sentence)
    }

    /// What accounts have at their services, and what tells those of favorites.
    static func accounts(
        in file: KeyFile?, _ settings: Settings, _ database: GalleryDatabase, _ transport: CurlTransport,
        _ services: ProgramServices
    ) -> (ServiceAccounts?, FavoriteMirror) {
        let accounts = file.map {
            ServiceAccounts(
                transport: transport, tokens: $0, bases: bases(settings), application: application(services))
        }
        let mirror = FavoriteMirror(
            store: SQLiteMirror(database), accounts: file, favorites: accounts,
            isOn: settings[.mirrorFavorites]?.lowercased() == "on")
        return (accounts, mirror)
    }

    /// Where a service is in place of its own addresses.
    private static func bases(_ settings: Settings) -> @Sendable (ServiceName) -> String? {
        { service in
            switch service {
            case .unsplash: settings[.unsplashURL]
            case .flickr: settings[.flickrURL]
            default: nil
            }
        }
    }

    private static func application(_ services: ProgramServices) -> @Sendable (ServiceName) -> ApplicationKey?
    {
        { service in
            let keys = KeyName.names(of: service).map { services.keys[$0] }
            return keys.count == 2 ? ApplicationKey(key: keys[0], secret: keys[1]) : nil
        }
    }
}
