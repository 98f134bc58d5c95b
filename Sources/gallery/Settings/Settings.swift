import GalleryCore

/// What can be set, merged from four sources: built-in, file, environment, flags; the later wins.
struct Settings: Equatable {
    /// The service to begin with; nil lets the key decide.
    var service: String?
    /// The keys of the services.
    var keys = Keys()
    /// Base address for Unsplash.
    var unsplashURL: String?
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
    /// The language of the sentences by its code; nil or `auto` for that of the locale.
    var language: String?

    /// The names in the settings file.
    static let names =
        [
            "service", "unsplash_url", "flickr_url", "openverse_url", "ca_file", "pictures_folder",
            "protocol",
            "suggestions", "language",
        ]
        + KeyName.allCases.map(\.rawValue)

    /// The settings of the file at a path, as far as they are known.
    init(file values: [String: String] = [:], path: String = "") {
        keys.take(values, from: path)
        service = values["service"]
        unsplashURL = values["unsplash_url"]
        flickrURL = values["flickr_url"]
        openverseURL = values["openverse_url"]
        authorityFile = values["ca_file"]
        picturesFolder = values["pictures_folder"]
        graphics = values["protocol"]
        suggestions = values["suggestions"]
        language = values["language"]
    }

    /// Lets the environment win.
    mutating func apply(environment: [String: String]) {
        func set(_ path: WritableKeyPath<Settings, String?>, _ variable: String) {
            if let value = environment[variable], !value.isEmpty { self[keyPath: path] = value }
        }
        keys.take(environment: environment)
        set(\.service, "GALLERY_SERVICE")
        set(\.unsplashURL, "GALLERY_UNSPLASH_URL")
        set(\.flickrURL, "GALLERY_FLICKR_URL")
        set(\.openverseURL, "GALLERY_OPENVERSE_URL")
        set(\.authorityFile, "GALLERY_CA_FILE")
        set(\.graphics, "GALLERY_PROTOCOL")
        set(\.language, "GALLERY_LANGUAGE")
    }

    /// The service to ask, and whether it was chosen by anybody.
    var chosen: (service: ServiceName, isDefault: Bool) {
        if let service { return (ServiceName(rawValue: service), false) }
        return keys[.unsplash] != nil ? (.unsplash, true) : (.openverse, true)
    }
}
