import Configuration
import GalleryCore

struct KeysInteractor: Sendable {
    /// `nil` if keys cannot be saved.
    let file: (any KeySaving)?
    let ring: any KeyRing

    /// Saves and applies the keys of a service; returns the names of those that environment variables override.
    func save(_ texts: [String], of service: ServiceName) throws(KeyRefusal) -> [KeyName] {
        guard let file else { throw .noHome }
        var keys = ring.keys
        let names = keys.names.of(service)
        let counts = keys.names.required(of: service).count...names.count
        guard texts.allSatisfy(Self.isLikely), counts.contains(texts.count) else { throw .malformed }
        let fresh = Dictionary(zip(names, texts)) { first, _ in first }
        do { try file.save(fresh) } catch { throw .notWritten(error) }
        let overruled = names.filter { fresh[$0] != nil && keys.source(of: $0) == .environment }
        let counting = fresh.filter { !overruled.contains($0.key) }
        keys.remove(keys.names.outdated(by: fresh) { [keys] in keys[$0] })
        keys.merge(
            Dictionary(uniqueKeysWithValues: counting.map { ($0.key.rawValue, $0.value) }), from: file.path)
        ring.use(keys)
        return overruled
    }

    /// Whether the text is visible ASCII, as an HTTP header requires, of at most 512 bytes.
    private static func isLikely(_ text: String) -> Bool {
        text.utf8.count <= 512 && text.utf8.allSatisfy { 0x21...0x7E ~= $0 }
    }
}

enum KeyRefusal: Error, Equatable {
    case noHome, nothingTyped
    /// Text that is too long or not visible ASCII, or a wrong number of parts.
    case malformed
    case notWritten(StoreError)
}
