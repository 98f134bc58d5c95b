import CommandShell
import Configuration
import GalleryCore
import PhotoService
import PhotoStore
import Pictures
import Screens
import Terminal
import TextLayout
import UseCases
import Wording

@MainActor
struct SessionSettings {
    let start: Settings
    let glyphs: LiveSetting
    let columns: LiveSetting
    let density: LiveSetting
    let captions: LiveSetting
    let animate: LiveSetting
    let enter: LiveSetting
    let notify: LiveSetting
    let mouse: LiveSetting
    let lockAfter: LiveSetting
    let fingerprint: LiveSetting
    let mirrorFavorites: LiveSetting
    let language: LanguageSetting
    let logLevel: LiveSetting
    let picturesFolder: LiveSetting
    let filename: LiveSetting
    let sidecar: LiveSetting
    let strip: LiveSetting
    let width: LiveSetting
    let credit: LiveSetting
    let base: LiveSetting
    let license: LiveSetting
    let contact: LiveSetting

    init(
        _ settings: Settings, language: LanguageSetting, mirror: FavoriteMirror, pictures: PictureLibrary,
        profile: TerminalProfile, transport: CurlTransport,
        saving: SessionValue<SavePreferences>, folder: DefaultFolder, only licensed: SessionValue<String?>,
        log: ProgramLog
    ) {
        start = settings
        func applied(_ name: SettingName, _ apply: @escaping (String) -> Void) -> LiveSetting {
            let setting = LiveSetting(name, settings, apply: apply)
            apply(setting.value)
            return setting
        }
        glyphs = applied(.glyphs) { profile.choose(glyphs: CellGlyphs(rawValue: $0)) }
        columns = LiveSetting(.columns, settings)
        density = LiveSetting(.density, settings)
        captions = LiveSetting(.captions, settings)
        animate = applied(.animate) { pictures.animate(AnimationMode(rawValue: $0) ?? .once) }
        enter = LiveSetting(.enter, settings)
        notify = LiveSetting(.notify, settings)
        mouse = LiveSetting(.mouse, settings)
        lockAfter = LiveSetting(.lockAfter, settings)
        fingerprint = LiveSetting(.fingerprint, settings)
        mirrorFavorites = LiveSetting(.mirrorFavorites, settings) { mirror.turn(on: $0 == "on") }
        self.language = language
        picturesFolder = LiveSetting(.picturesFolder, settings, initial: folder.path) {
            folder.change(to: $0)
        }
        filename = applied(.filename) { saving.value.template = Self.template($0) }
        sidecar = applied(.sidecar) { saving.value.hasSidecar = $0 == "on" }
        strip = applied(.strip) { saving.value.removesLocation = $0 == "gps" }
        width = applied(.width) { saving.value.width = Int($0) }
        base = applied(.base) { saving.value.base = $0 == "." ? nil : $0 }
        credit = applied(.credit) { saving.value.creditFormat = CreditFormat(word: $0) ?? .text }
        license = applied(.license) { licensed.value = $0 == SettingValues.anyLicense ? nil : $0 }
        contact = applied(.contact) { transport.use(contact: $0 == SettingValues.none ? nil : $0) }
        logLevel = LiveSetting(.logLevel, settings) { log.threshold.choose($0) }
    }

    private static func template(_ value: String) -> FileNameTemplate? {
        switch value {
        case SettingValues.automatic: nil
        case "slug": .slug
        default: try? FileNameTemplate(value)
        }
    }

    var cards: CardStyle {
        CardStyle(
            columns: columns.count, density: CardDensity(rawValue: density.value) ?? .comfortable,
            captions: CaptionStyle(rawValue: captions.value) ?? .full)
    }

    /// Command that an empty line runs on a screen; empty for the screen's default command, `nil` for no command.
    func emptyLine(on screen: (any CommandScreen<Route>)?) -> String? {
        switch enter.value {
        case "next": ""
        // Only lists have a grid.
        case "grid" where screen?.infos.contains { $0.name == "grid" } != true: ""
        case "nothing": nil
        default: enter.value
        }
    }

    /// `editor` is `nil` if there is no prompt. On a terminal without color, suggestions are always off.
    static func suggestions(of editor: LineEditor?, _ settings: Settings) -> LiveSetting {
        let isOff = settings[.suggestions]?.lowercased() == "off"
        if isOff { editor?.suggests = false }
        return LiveSetting(
            .suggestions, settings, initial: isOff || editor?.suggests == false ? "off" : "on"
        ) { editor?.suggests = $0 == "on" }
    }

    /// All settings in listing order. A setting that cannot change in a session is a `StartSetting`.
    func all(live: [any SessionSetting]) -> [any SessionSetting] {
        let live =
            live + [
                glyphs, columns, density, captions, animate, enter, notify, mouse, lockAfter,
                fingerprint,
                mirrorFavorites,
                language, logLevel, picturesFolder, filename, sidecar, strip, width, credit, base,
                license, contact,
            ]
        return SettingName.all(of: start.services).map { name in
            let usual = if case .address(let service) = name { start.services[service]?.address } else { "" }
            return live.first { $0.name == name } ?? StartSetting(name, start, usual: usual ?? "")
        }
    }
}
