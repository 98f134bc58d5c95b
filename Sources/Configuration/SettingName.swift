public import GalleryCore

/// Setting of the program or of a service. The target Wording describes each setting.
public enum SettingName: Hashable, Sendable {
    case service, folders, graphics, glyphs, columns, density, captions, animate, suggestions, enter, notify,
        mouse
    case language, lockAfter, fingerprint, mirrorFavorites, logLevel, picturesFolder, filename, sidecar
    case strip, width, credit, base, license, authorityFile, loginPort, contact
    /// Base address of a service.
    case address(ServiceName)

    /// Names in the settings file and after `set`, in listing order; those of addresses follow from the service.
    private static let names: KeyValuePairs<SettingName, String> = [
        .service: "service", .folders: "folders", .graphics: "protocol", .glyphs: "glyphs",
        .columns: "columns", .density: "density", .captions: "captions", .animate: "animate",
        .suggestions: "suggestions",
        .enter: "enter", .notify: "notify", .mouse: "mouse", .language: "language",
        .lockAfter: "lock_after", .fingerprint: "fingerprint", .mirrorFavorites: "mirror_favorites",
        .logLevel: "log_level", .picturesFolder: "pictures_folder", .filename: "filename",
        .sidecar: "sidecar", .strip: "strip", .width: "width", .credit: "credit", .base: "base",
        .license: "license", .authorityFile: "ca_file", .loginPort: "login_port", .contact: "contact",
    ]
    private static let addressSuffix = "_url"

    /// Settings that do not depend on the services.
    public static let ofProgram = names.map(\.key)

    /// All settings in listing order.
    public static func all(of services: [ServiceDescription]) -> [SettingName] {
        let addresses = services.filter { $0.address != nil }.map { SettingName.address($0.name) }
        return ofProgram.flatMap { $0 == .loginPort ? addresses + [$0] : [$0] }
    }

    /// Some choices, such as those of `protocol`, repeat values of other targets; tests compare both.
    public var declaration: SettingDeclaration {
        switch self {
        case .service:
            SettingDeclaration(.name(example: "free"), variable: "GALLERY_SERVICE")
        case .folders:
            SettingDeclaration(
                .paths(example: "~/Pictures:~/Scans"), builtIn: SettingValues.usual,
                variable: "GALLERY_FOLDERS")
        case .graphics:
            SettingDeclaration(
                .choices([SettingValues.automatic, "kitty", "iterm2", "sixel", "cells", "words"]),
                builtIn: SettingValues.automatic, variable: "GALLERY_PROTOCOL")
        case .glyphs:
            SettingDeclaration(
                .choices([SettingValues.automatic, "halves", "blocks", "sextants", "octants"]),
                builtIn: SettingValues.automatic)
        case .columns: SettingDeclaration(.count(1...20), builtIn: SettingValues.automatic)
        case .density: SettingDeclaration(.choices(["comfortable", "compact"]), builtIn: "comfortable")
        case .captions: SettingDeclaration(.choices(["short", "full", "facts"]), builtIn: "full")
        case .animate: SettingDeclaration(.choices(["once", "on", "off"]), builtIn: "once")
        case .enter:
            SettingDeclaration(.choices(["next", "grid", "random", "list", "nothing"]), builtIn: "next")
        case .lockAfter: SettingDeclaration(.count(1...1440, or: "never"), builtIn: "never")
        case .fingerprint, .mirrorFavorites: SettingDeclaration(.onOff, builtIn: "off")
        case .filename: SettingDeclaration(.fileName, builtIn: SettingValues.automatic)
        case .strip: SettingDeclaration(.choices(["gps", "off"]), builtIn: "off")
        case .width:
            SettingDeclaration(
                .count(16...16_383, or: SettingValues.fullSize), builtIn: SettingValues.fullSize)
        case .base: SettingDeclaration(.path(example: "/"), builtIn: ".")
        case .credit:
            SettingDeclaration(
                .choices(CreditFormat.allCases.map(\.rawValue)), builtIn: CreditFormat.text.rawValue)
        case .license: SettingDeclaration(.license, builtIn: SettingValues.anyLicense)
        case .suggestions, .notify, .mouse, .sidecar: SettingDeclaration(.onOff, builtIn: "on")
        case .language:
            SettingDeclaration(
                .choices([SettingValues.automatic, "en", "ru"]), builtIn: SettingValues.automatic,
                variable: "GALLERY_LANGUAGE")
        case .logLevel:
            SettingDeclaration(
                .choices(["trace", "debug", "info", "notice", "warning", "error", "off"]), builtIn: "notice",
                variable: "GALLERY_LOG_LEVEL")
        case .picturesFolder: SettingDeclaration(.path(example: "~/Pictures/gallery"))
        case .authorityFile:
            SettingDeclaration(
                .path(example: "/etc/ssl/certs/ca-certificates.crt"), variable: "GALLERY_CA_FILE")
        case .address(let service):
            SettingDeclaration(
                .address, variable: ["GALLERY", service.rawValue.uppercased(), "URL"].joined(separator: "_"))
        case .contact:
            SettingDeclaration(.contact, builtIn: SettingValues.none, variable: "GALLERY_CONTACT")
        case .loginPort:
            SettingDeclaration(
                .count(1024...65_535), builtIn: SettingValues.automatic, variable: "GALLERY_LOGIN_PORT")
        }
    }
}

extension SettingName {
    public var rawValue: String {
        if case .address(let service) = self { return service.rawValue + Self.addressSuffix }
        // Every other setting has a name.
        return Self.names.first { $0.key == self }?.value ?? ""
    }

    public init?(rawValue: String) {
        if let named = Self.names.first(where: { $0.value == rawValue }) {
            self = named.key
        } else if rawValue.hasSuffix(Self.addressSuffix) {
            self = .address(ServiceName(rawValue: String(rawValue.dropLast(Self.addressSuffix.count))))
        } else {
            return nil
        }
    }

    /// Parses a name in any case, with `-` or `_`.
    public init?(typed word: String) { self.init(rawValue: Self.normalized(word)) }

    /// Form used in the settings file.
    public static func normalized(_ word: String) -> String {
        String(word.lowercased().map { $0 == "-" ? "_" : $0 })
    }

    public var variable: String? { declaration.variable }

    public var usage: String { declaration.values.usage }

    public var example: String { declaration.values.example }

    /// Accepted words; empty for a setting that accepts other values.
    public var choices: [String] {
        if case .choices(let choices) = declaration.values { choices } else { [] }
    }

    public func accepts(_ text: String) -> Bool { declaration.values.accepts(text) }

    /// Value for messages: an address without its password.
    public func shown(_ value: String) -> String {
        if case .address = declaration.values { AddressCredentials.redacted(inAddress: value) } else { value }
    }

    /// Whether a value is useful on another computer: no path, address or contact, and no setting of lock or account.
    public var isPortable: Bool {
        switch declaration.values {
        case .path, .paths, .address, .contact: false
        default: ![.fingerprint, .mirrorFavorites, .loginPort, .lockAfter].contains(self)
        }
    }

    /// Whether the setting protects privacy, licenses and credits, or chooses what the program sends and to whom: an
    /// imported archive changes it only on request.
    public var isProtective: Bool {
        [
            .service, .strip, .license, .sidecar, .logLevel, .lockAfter, .fingerprint, .mirrorFavorites,
            .contact,
        ]
        .contains(self)
    }

    /// Value in which `~` is replaced by the home folder, if the setting has paths.
    func expanded(_ text: String, in home: HomeFolder) -> String {
        switch declaration.values {
        case .path: home.path(of: text)
        case .paths: SettingValues.paths(in: text).map(home.path).joined(separator: ":")
        default: text
        }
    }
}
