import GalleryCore
import Wording

/// The file that `key set` writes: lines of `name = value` beside the settings, for this person's eyes only.
struct KeyFile {
    /// `keys` in the settings folder.
    let path: String

    /// A key's text, or why it cannot be kept.
    struct Refusal: Error {
        let sentence: String
    }

    init(folder: String) { path = folder + "/keys" }

    /// What stands in it.
    func read() -> SettingsFile {
        SettingsFile(path: path, isRequired: false, names: KeyName.allCases.map(\.rawValue))
    }

    /// Puts the keys in the place of earlier ones; the others stay. Two shells that keep keys at once keep both.
    func keep(_ keys: [KeyName: String]) throws(Refusal) {
        do throws(FileReplacement.Failure) {
            try FileReplacement(path: path).perform { () throws(FileReplacement.Failure) in
                var values = SettingsFile.values(of: path)
                for (name, text) in keys { values[name.rawValue] = text }
                let lines = KeyName.allCases.compactMap { name in
                    values[name.rawValue].map { "\(name.rawValue) = \($0)\n" }
                }
                return Array(lines.joined().utf8)
            }
        } catch {
            throw Refusal(sentence: Phrases.Keys.notKept(error.path, reason: error.reason))
        }
    }
}
