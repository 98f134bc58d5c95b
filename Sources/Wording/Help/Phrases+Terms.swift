public import GalleryCore

extension Phrases {
    /// Notice required by a service's API terms. Flickr prescribes its text, in English.
    public static func terms(of service: ServiceName) -> String? {
        switch service {
        case .flickr:
            verbatim("This product uses the Flickr API but is not endorsed or certified by SmugMug, Inc.")
        case .openverse:
            localized(
                "gallery is made using the Openverse API and is not endorsed or certified by "
                    + "Openverse, which does not verify licenses: check a photo's page before you rely "
                    + "on one.",
                "gallery использует API Openverse, но не одобрена и не сертифицирована "
                    + "Openverse, который не проверяет лицензии: прежде чем полагаться на лицензию, "
                    + "проверьте страницу фотографии.")
        default: nil
        }
    }
}
