import Configuration
import GalleryCore
import PhotoService
import Wording

extension Composition {
    var signIn: ServiceSignIn {
        ServiceSignIn(
            transport: transport,
            port: settings.start[.loginPort].flatMap { Int($0) } ?? ServiceSignIn.usualPort, tokens: keyFile,
            bases: base, application: application, page: Phrases.sentence)
    }

    /// Nil without a home folder.
    var accountCatalog: ServiceAccounts? {
        keyFile.map {
            ServiceAccounts(transport: transport, tokens: $0, bases: base, application: application)
        }
    }

    /// Where a service is in place of its own addresses.
    private var base: @Sendable (ServiceName) -> String? {
        let settings = settings.start
        return { service in
            switch service {
            case .unsplash: settings[.unsplashURL]
            case .flickr: settings[.flickrURL]
            default: nil
            }
        }
    }

    private var application: @Sendable (ServiceName) -> ApplicationKey? {
        { [services] service in
            let keys = KeyName.names(of: service).map { services.keys[$0] }
            return keys.count == 2 ? ApplicationKey(key: keys[0], secret: keys[1]) : nil
        }
    }
}
