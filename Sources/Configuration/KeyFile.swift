public import GalleryCore

/// The file that `key set` and `login` write, with mode 0600: lines of `name = value`.
public struct KeyFile: KeySaving {
    public let path: String
    let names: FileNames

    public init(folder: String, of services: [ServiceDescription]) {
        path = folder + "/keys"
        names = .keys(of: services)
    }

    public func read() -> SettingsFile { SettingsFile(path: path, names: names) }

    public func save(_ keys: [KeyName: String]) throws(StoreError) {
        try update { values in
            for name in names.keys.outdated(by: keys, in: { values[$0.rawValue] }) {
                values[name.rawValue] = nil
            }
            for (name, text) in keys { values[name.rawValue] = text }
        }
    }

    /// Changes the lines of changed values; comments and other lines stay.
    func update(_ change: (inout [String: String]) -> Void) throws(StoreError) {
        try AtomicFileWriter(path: path).write(mode: 0o600) { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            let old = SettingsFile(text: text, path: path, names: names).values
            var new = old
            change(&new)
            return names.secrets.reduce(bytes) { bytes, name in
                let value = new[name].flatMap(SettingsFile.value)
                return value == old[name]
                    ? bytes : SettingsText.text(bytes, setting: name, to: value)
            }
        }
    }
}
