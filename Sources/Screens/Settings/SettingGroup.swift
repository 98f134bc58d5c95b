import Configuration
import Wording

/// Settings that `set` lists together.
enum SettingGroup: CaseIterable {
    case photos, pictures, prompt, privacy, saving, network

    init(of name: SettingName) {
        self =
            switch name {
            case .service, .folders, .license: .photos
            case .graphics, .glyphs, .columns, .density, .captions, .animate: .pictures
            case .suggestions, .enter, .notify, .mouse, .language: .prompt
            case .lockAfter, .fingerprint, .mirrorFavorites, .contact, .logLevel: .privacy
            case .picturesFolder, .filename, .sidecar, .strip, .width, .credit, .base: .saving
            case .address, .authorityFile, .loginPort: .network
            }
    }

    var title: String {
        switch self {
        case .photos: Phrases.Settings.photosTitle
        case .pictures: Phrases.Settings.picturesTitle
        case .prompt: Phrases.Settings.promptTitle
        case .privacy: Phrases.Settings.privacyTitle
        case .saving: Phrases.Settings.savingTitle
        case .network: Phrases.Settings.networkTitle
        }
    }
}
