import Foundation
package import GalleryCore
import PhotoService

/// Damages a reply at every object key and array index, one at a time.
package struct DamagedReply {
    private enum Step: Equatable {
        case key(String)
        case index(Int)
    }

    private let root: Any
    private let service: ServiceName
    /// Path of the photo list, and its photo identifiers; `nil` if the reply has no such list.
    private let list: (path: [Step], identifiers: [String])?

    /// `nil` if the bytes are not JSON.
    package init?(_ bytes: [UInt8], of service: ServiceName) {
        guard let root = try? JSONSerialization.jsonObject(with: Data(bytes)) else { return nil }
        self.root = root
        self.service = service
        // Lists of topics use the same paths, but contain no photos.
        guard case .photos = StoredReply.read(bytes, of: service) else {
            list = nil
            return
        }
        let places: [[Step]] = [[], [.key("results")], [.key("photos"), .key("photo")]]
        list =
            places.lazy.compactMap { path -> (path: [Step], identifiers: [String])? in
                guard let array = Self.value(at: path[...], in: root) as? [[String: Any]] else { return nil }
                let identifiers = array.compactMap { $0["id"] as? String }
                return identifiers.count == array.count && !array.isEmpty ? (path, identifiers) : nil
            }.first
    }

    package func tally() -> DamageTally {
        var tally = DamageTally()
        for path in Self.paths(in: root) {
            for damage in Damage.allCases {
                let damaged = Self.damaged(root, path[...], damage.value)
                guard let data = try? JSONSerialization.data(withJSONObject: damaged) else { continue }
                let reply = StoredReply.read(Array(data), of: service)
                tally.cases += 1
                guard let expected = others(besides: path) else { continue }
                let shown = Self.identifiers(in: reply)
                let found = expected.count(where: shown.contains)
                tally.others += expected.count
                tally.shown += found
                if found < expected.count { tally.losses.append("\(path) \(damage)") }
            }
        }
        return tally
    }

    /// Identifiers of the photos that damage at a path leaves intact; `nil` without a list, or if all are affected.
    private func others(besides path: [Step]) -> [String]? {
        guard let list, !list.path.starts(with: path) else { return nil }
        guard path.starts(with: list.path), case .index(let damaged) = path[list.path.count] else {
            return list.identifiers
        }
        return list.identifiers.enumerated().filter { $0.offset != damaged }.map(\.element)
    }

    private static func identifiers(in reply: StoredReply) -> Set<String> {
        guard case .photos(let photos, _) = reply else { return [] }
        return Set(photos.map(\.id.key))
    }

    private static func paths(in value: Any) -> [[Step]] {
        let inner: [(Step, Any)] =
            if let object = value as? [String: Any] {
                object.sorted { $0.key < $1.key }.map { (.key($0.key), $0.value) }
            } else if let array = value as? [Any] {
                array.enumerated().map { (.index($0.offset), $0.element) }
            } else {
                []
            }
        return inner.flatMap { step, value in [[step]] + paths(in: value).map { [step] + $0 } }
    }

    private static func value(at path: ArraySlice<Step>, in value: Any) -> Any? {
        switch path.first {
        case nil: value
        case .key(let key):
            (value as? [String: Any])?[key].flatMap { Self.value(at: path.dropFirst(), in: $0) }
        case .index(let index): (value as? [Any]).flatMap { Self.value(at: path.dropFirst(), in: $0[index]) }
        }
    }

    private static func damaged(_ value: Any, _ path: ArraySlice<Step>, _ replacement: Any?) -> Any {
        switch path.first {
        case nil: return replacement ?? NSNull()
        case .key(let key):
            guard var object = value as? [String: Any], let inner = object[key] else { return value }
            object[key] = path.count == 1 ? replacement : damaged(inner, path.dropFirst(), replacement)
            return object
        case .index(let index):
            guard var array = value as? [Any] else { return value }
            if path.count > 1 {
                array[index] = damaged(array[index], path.dropFirst(), replacement)
            } else if let replacement {
                array[index] = replacement
            } else {
                array.remove(at: index)
            }
            return array
        }
    }
}
