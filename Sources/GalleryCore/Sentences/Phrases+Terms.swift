extension Phrases {
    /// What a service wants everybody to be told who sees its photos through a program such as this one; nil where
    /// it wants nothing.
    public static func terms(of service: ServiceName) -> String? {
        switch service {
        case .flickr: "This product uses the Flickr API but is not endorsed or certified by SmugMug, Inc."
        case .openverse:
            "gallery is made using the Openverse API and is not endorsed or certified by Openverse, "
                + "which does not verify licences: look at a photo's page before you rely on one."
        default: nil
        }
    }
}
