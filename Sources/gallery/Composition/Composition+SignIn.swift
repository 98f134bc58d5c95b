import Configuration
import GalleryCore
import PhotoService
import PhotoStore
import Screens
import UseCases
import Wording

extension Composition {
    var signIn: ServiceSignIn {
        ServiceSignIn(
            transport: transport,
            port: settings.start[.loginPort].flatMap { Int($0) } ?? ServiceSignIn.usualPort, tokens: keyFile,
            bases: settings.start.replacedAddress, application: Self.application(services),
            mayWrite: { [mirror] in mirror.isOn }, page: Phrases.sentence)
    }

    var browser: BrowserSignInInteractor {
        BrowserSignInInteractor(
            signIn: signIn, pages: pages, isRemote: environment["SSH_CONNECTION"]?.isEmpty == false)
    }

    static func accounts(
        in file: KeyFile?, _ settings: Settings, _ database: GalleryDatabase, _ transport: CurlTransport,
        _ services: ProgramServices
    ) -> (ServiceAccounts?, FavoriteMirror) {
        let accounts = file.map {
            ServiceAccounts(
                transport: transport, tokens: $0, bases: settings.replacedAddress,
                application: application(services))
        }
        let mirror = FavoriteMirror(
            store: SQLiteMirror(database), accounts: file, favorites: accounts,
            isOn: settings[.mirrorFavorites]?.lowercased() == "on")
        return (accounts, mirror)
    }

    private static func application(_ services: ProgramServices) -> @Sendable (ServiceName) -> ApplicationKey?
    {
        { service in
            let keys = services.keys.names.of(service).map { services.keys[$0] }
            return keys.count == 2 ? ApplicationKey(key: keys[0], secret: keys[1]) : nil
        }
    }
}
