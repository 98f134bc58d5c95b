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

    func update(_ change: (inout [String: String]) -> Void) throws(StoreError) {
        try AtomicFileWriter(path: path).write {
            var values = SettingsFile.keys(at: path, names: names)
            change(&values)
            let lines = names.secrets.compactMap { name in
                values[name].flatMap(SettingsFile.value).map { "\(name) = \($0)\n" }
            }
            return Array(lines.joined().utf8)
        }
    }
}
