import Configuration
import GalleryCore
import PhotoService
import Wording

extension Composition {
    var signIn: ServiceSignIn {
        let settings = settings.start
        return ServiceSignIn(
            transport: transport, port: settings[.loginPort].flatMap { Int($0) } ?? ServiceSignIn.usualPort,
            tokens: keyFile,
            bases: { service in
                switch service {
                case .unsplash: settings[.unsplashURL]
                case .flickr: settings[.flickrURL]
                default: nil
                }
            },
            application: { [services] service in
                let keys = KeyName.names(of: service).map { services.keys[$0] }
                return keys.count == 2 ? ApplicationKey(key: keys[0], secret: keys[1]) : nil
            },
            page: Phrases.sentence)
    }
}
