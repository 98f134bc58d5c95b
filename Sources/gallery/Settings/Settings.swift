import GalleryCore

/// What can be set, merged from four sources: built-in, file, environment, flags; the later wins.
struct Settings: Equatable {
    /// The service to begin with; nil lets the key decide.
    var service: String?
    /// Key for Unsplash; empty counts as none.
    var unsplashKey: String?
    /// Base address for Unsplash.
    var unsplashURL: String?
    /// Key for Flickr; empty counts as none.
    var flickrKey: String?
    /// Base address for Flickr.
    var flickrURL: String?
    /// Base address for Openverse.
    var openverseURL: String?
    /// Certificates to trust instead of the system's, a PEM file.
    var authorityFile: String?
    /// Where `save` puts files.
    var picturesFolder: String?
    /// How pictures are shown; nil or `auto` finds out.
    var graphics: String?
    /// `off` for no suggestions behind the cursor.
    var suggestions: String?

    /// The names in the settings file.
    static let names = [
        "service", "unsplash_access_key", "unsplash_url", "flickr_api_key", "flickr_url", "openverse_url",
        "ca_file", "pictures_folder", "protocol", "suggestions",
    ]

    /// Those that hold a secret.
    static let secrets = ["unsplash_access_key", "flickr_api_key"]

    /// The settings of a file, as far as they are known.
    init(file values: [String: String] = [:]) {
        service = values["service"]
        unsplashKey = values["unsplash_access_key"]
        unsplashURL = values["unsplash_url"]
        flickrKey = values["flickr_api_key"]
        flickrURL = values["flickr_url"]
        openverseURL = values["openverse_url"]
        authorityFile = values["ca_file"]
        picturesFolder = values["pictures_folder"]
        graphics = values["protocol"]
        suggestions = values["suggestions"]
    }

    /// Lets the environment win.
    mutating func apply(environment: [String: String]) {
        func set(_ path: WritableKeyPath<Settings, String?>, _ variable: String) {
            if let value = environment[variable], !value.isEmpty { self[keyPath: path] = value }
        }
        set(\.service, "GALLERY_SERVICE")
        set(\.unsplashKey, "UNSPLASH_ACCESS_KEY")
        set(\.unsplashURL, "GALLERY_UNSPLASH_URL")
        set(\.flickrKey, "FLICKR_API_KEY")
        set(\.flickrURL, "GALLERY_FLICKR_URL")
        set(\.openverseURL, "GALLERY_OPENVERSE_URL")
        set(\.authorityFile, "GALLERY_CA_FILE")
        set(\.graphics, "GALLERY_PROTOCOL")
    }

    /// The service to ask, and whether it was chosen by anybody.
    var chosen: (service: ServiceName, isDefault: Bool) {
        if let service { return (ServiceName(rawValue: service), false) }
        return unsplashKey?.isEmpty == false ? (.unsplash, true) : (.openverse, true)
    }
}
