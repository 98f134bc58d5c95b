public import GalleryCore

/// The file that `key set` writes, mode 0600 in a folder of mode 0700: lines of `name = value`.
public struct KeyFile: KeySaving {
    public let path: String

    /// `keys` in the settings folder.
    public init(folder: String) { path = folder + "/keys" }

    public func read() -> SettingsFile {
        SettingsFile(path: path, names: KeyName.allCases.map(\.rawValue))
    }

    public func save(_ keys: [KeyName: String]) throws(StoreError) {
        try AtomicFileWriter(path: path).write { () throws(StoreError) in
            var values = SettingsFile.keys(at: path)
            for (name, text) in keys { values[name.rawValue] = text }
            let lines = KeyName.allCases.compactMap { name in
                values[name.rawValue].map { "\(name.rawValue) = \($0)\n" }
            }
            return Array(lines.joined().utf8)
        }
    }
}

/// Where keys are saved.
public protocol KeySaving: Sendable {
    var path: String { get }
    /// Replaces these keys and keeps the others, also those that another process saves at the same time.
    func save(_ keys: [KeyName: String]) throws(StoreError)
}
