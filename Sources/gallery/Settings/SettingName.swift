import GalleryCore
import Wording

/// What can be set beside keys: its word in the settings file and behind `set`.
enum SettingName: String, CaseIterable {
    case service
    case graphics = "protocol"
    case columns, suggestions, notify, language
    case logLevel = "log_level"
    case picturesFolder = "pictures_folder"
    case authorityFile = "ca_file"
    case openverseURL = "openverse_url"
    case unsplashURL = "unsplash_url"
    case flickrURL = "flickr_url"

    /// By its word as people type it: in any case, with `-` for `_`.
    init?(typed word: String) { self.init(rawValue: Self.plain(word)) }

    /// A name as it stands in the settings file.
    static func plain(_ word: String) -> String { String(word.lowercased().map { $0 == "-" ? "_" : $0 }) }

    /// The variable of the environment that counts more than the file; nil for none.
    var variable: String? {
        switch self {
        case .service: "GALLERY_SERVICE"
        case .graphics: "GALLERY_PROTOCOL"
        case .language: "GALLERY_LANGUAGE"
        case .logLevel: "GALLERY_LOG_LEVEL"
        case .authorityFile: "GALLERY_CA_FILE"
        case .openverseURL: "GALLERY_OPENVERSE_URL"
        case .unsplashURL: "GALLERY_UNSPLASH_URL"
        case .flickrURL: "GALLERY_FLICKR_URL"
        case .columns, .suggestions, .notify, .picturesFolder: nil
        }
    }

    /// What it takes, as in a usage line.
    var choices: String { words?.joined(separator: "|") ?? sample }

    /// A value that it takes.
    var example: String { words?.first ?? sample }

    /// Whether it takes a value; one that could not be read back is never taken.
    func takes(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
            text.first?.isWhitespace == false, text.last?.isWhitespace == false
        else { return false }
        let word = text.lowercased()
        return switch self {
        case .columns: word == ColumnsSetting.automatic || ColumnsSetting.count(in: word) != nil
        default: words?.contains(word) ?? true
        }
    }

    /// Its value is the path of a file or folder, which may begin with `~/`.
    var isPath: Bool { self == .picturesFolder || self == .authorityFile }

    /// What it is for, in a few words.
    var meaning: String {
        switch self {
        case .service: Phrases.Settings.service
        case .graphics: Phrases.Settings.graphics
        case .columns: Phrases.Settings.columns
        case .suggestions: Phrases.Settings.suggestions
        case .notify: Phrases.Settings.notify
        case .language: Phrases.Settings.language
        case .logLevel: Phrases.Settings.logLevel
        case .picturesFolder: Phrases.Settings.picturesFolder
        case .authorityFile: Phrases.Settings.authorityFile
        case .openverseURL: Phrases.Settings.address(of: .openverse)
        case .unsplashURL: Phrases.Settings.address(of: .unsplash)
        case .flickrURL: Phrases.Settings.address(of: .flickr)
        }
    }

    /// The values there are; nil where there are too many.
    var words: [String]? {
        switch self {
        case .service: Services.names.map(\.rawValue)
        case .graphics: ProtocolCommand.names
        case .columns: [ColumnsSetting.automatic, ColumnsSetting.bounds]
        case .suggestions, .notify: ["on", "off"]
        case .language: ["auto"] + Language.allCases.map(\.code)
        case .logLevel: LogThreshold.names
        case .picturesFolder, .authorityFile, .openverseURL, .unsplashURL, .flickrURL: nil
        }
    }

    private var sample: String {
        switch self {
        case .picturesFolder: "~/Pictures/gallery"
        case .authorityFile: "/etc/ssl/certs/ca-certificates.crt"
        default: "https://HOST"
        }
    }
}
