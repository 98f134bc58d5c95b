import Configuration
import GalleryCore

/// Knows which keys there are and saves new ones; never returns a key.
struct KeysInteractor: Sendable {
    /// Nil for nowhere to save keys.
    let file: (any KeySaving)?
    let ring: any KeyRing

    /// Saves the keys of a service and uses them at once; returns those that the environment overrules.
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

    /// Visible ASCII, as a header takes it.
    private static func isLikely(_ text: String) -> Bool {
        text.utf8.count <= 512 && text.utf8.allSatisfy { 0x21...0x7E ~= $0 }
    }
}

/// Why keys were not saved.
enum KeyRefusal: Error, Equatable {
    case noHome, nothingTyped
    /// Not visible ASCII, too long, or not as many parts as the service has.
    case malformed
    case notWritten(StoreError)
}
