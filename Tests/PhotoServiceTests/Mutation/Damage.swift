import Foundation

/// Mutation of one JSON value: removal, null, another type, or a huge value.
struct Damage: Sendable {
    let name: String
    /// Replacement as JSON; `nil` removes the value.
    let json: String?

    static let all = [
        Damage(name: "dropped", json: nil), Damage(name: "null", json: "null"),
        Damage(name: "text", json: #""\u001B[31mx""#), Damage(name: "empty", json: #""""#),
        Damage(name: "number", json: "-1"), Damage(name: "flag", json: "true"),
        Damage(name: "list", json: #"[1, "a", null, {}]"#), Damage(name: "object", json: #"{"k": {"k": 1}}"#),
        Damage(name: "huge number", json: "1e300"), Damage(name: "huge integer", json: "9223372036854775807"),
        Damage(name: "long", json: "\"" + String(repeating: "x", count: 100_000) + "\""),
        Damage(name: "many", json: "[" + String(repeating: "{},", count: 1_000) + "{}]"),
    ]

    func applied(to tree: Any, at path: ArraySlice<JSONStep>) throws -> Any? {
        guard let step = path.first else {
            guard let json else { return nil }
            return try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        }
        switch (step, tree) {
        case (.key(let key), var object as [String: Any]):
            guard let inner = object[key] else { return tree }
            object[key] = try applied(to: inner, at: path.dropFirst())
            return object
        case (.index(let index), var list as [Any]):
            if let inner = try applied(to: list[index], at: path.dropFirst()) {
                list[index] = inner
            } else {
                list.remove(at: index)
            }
            return list
        default: return tree
        }
    }
}
