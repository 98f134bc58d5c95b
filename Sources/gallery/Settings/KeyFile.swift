import GalleryCore
import Glibc

/// The file that `key set` writes: lines of `name = value` beside the settings, for this person's eyes only.
struct KeyFile {
    /// `keys` in the settings folder.
    let path: String
    private let folder: String

    /// A key's text, or why it cannot be kept.
    struct Refusal: Error {
        let sentence: String
    }

    init(folder: String) {
        self.folder = folder
        path = folder + "/keys"
    }

    /// What stands in it.
    func read() -> SettingsFile {
        SettingsFile(path: path, isRequired: false, names: KeyName.allCases.map(\.rawValue))
    }

    /// Puts the keys in the place of earlier ones; the others stay.
    ///
    /// The file is made with its final mode and takes the place of the old one at once, so that nobody else can
    /// read it at any moment, and a crash leaves the old or the new one.
    func keep(_ keys: [KeyName: String]) throws(Refusal) {
        try makeFolder()
        let folder = open(self.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw refusal(self.folder) }
        defer { close(folder) }
        // Two shells that keep keys at once keep both.
        while flock(folder, LOCK_EX) != 0, errno == EINTR {}
        var values = SettingsFile.values(of: path)
        for (name, text) in keys { values[name.rawValue] = text }
        let lines = KeyName.allCases.compactMap { name in
            values[name.rawValue].map { "\(name.rawValue) = \($0)\n" }
        }
        try write(lines.joined(), in: folder)
    }

    private func write(_ text: String, in folder: Int32) throws(Refusal) {
        let draft = "keys.\(getpid()).\(UInt32.random(in: 0...UInt32.max)).draft"
        let descriptor = openat(folder, draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw refusal(path) }
        let bytes = Array(text.utf8)
        var count = 0
        while count < bytes.count {
            let written = bytes.withUnsafeBytes { buffer in
                Glibc.write(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
            }
            if written > 0 { count += written } else if errno != EINTR { break }
        }
        let isWhole = count == bytes.count && fsync(descriptor) == 0
        let code = errno
        close(descriptor)
        guard isWhole, renameat(folder, draft, folder, "keys") == 0 else {
            let reason = isWhole ? errno : code
            unlinkat(folder, draft, 0)
            throw refusal(path, code: reason)
        }
        fsync(folder)
    }

    private func makeFolder() throws(Refusal) {
        for index in folder.indices where folder[index] == "/" && index > folder.startIndex {
            mkdir(String(folder[..<index]), 0o700)
        }
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw refusal(folder) }
    }

    private func refusal(_ path: String, code: Int32 = errno) -> Refusal {
        Refusal(sentence: Phrases.Keys.notKept(path, reason: String(cString: strerror(code))))
    }
}
