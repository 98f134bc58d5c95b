/// Declaration of a property or global variable.
struct Property: Sendable {
    let line: Int
    /// Type that declares the property, with its outer types: `Shell.Part`. `nil` at file scope, and for a member
    /// without a visible declaration.
    let owner: String?
    let isStatic: Bool
    let isGlobal: Bool
    let isVariable: Bool
    let isPrivate: Bool
    let isWeak: Bool
    /// Declared type; empty if inferred.
    let type: String
    /// Initial value; empty without one.
    let value: String
    /// Whether the property has storage: a value, observers, or no body.
    let isStored: Bool

    var isInstance: Bool { !isStatic && !isGlobal }

    /// Names in the declared type, or the type whose initializer makes the value.
    var typeNames: [String] {
        guard type.isEmpty else {
            return Self.names(type).filter { $0.first?.isUppercase == true }
        }
        return made(in: value.prefix { $0 != " " }).prefix(1).filter(value.hasPrefix)
    }

    /// Types whose initializers make the value, without those in closures that are not called at once.
    var madeTypes: [String] { made(in: value.hasSuffix("}()") ? value[...] : value.prefix { $0 != "{" }) }

    private func made(in code: Substring) -> [String] {
        let calls = code.replacing(".init(", with: "(").matches(of: /([A-Z][A-Za-z0-9_.]*)(?:<[^()]*>)?\(/)
        return calls.map { String($0.1) }
    }

    static func names(_ code: String) -> [String] {
        code.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
    }
}

extension SourceText {
    typealias DeclaredType = (kind: String, name: String, parameters: [String])

    /// Types, and the properties of types and files. Local variables are omitted. Relies on the indentation that
    /// `swift format` checks.
    var declarations: (types: [DeclaredType], properties: [Property]) {
        var types: [DeclaredType] = []
        var properties: [Property] = []
        var scopes: [(indentation: Int, type: String?)] = []
        for (index, line) in lines.enumerated() {
            let isContinued = line.code.first { $0 != " " }.map { ")}]{".contains($0) } ?? false
            scopes.removeAll {
                $0.indentation > line.indentation || $0.indentation == line.indentation && !isContinued
            }
            guard !isContinued else { continue }
            let outer = scopes.last?.type
            if outer != nil || scopes.isEmpty && line.indentation <= 4 {
                property(at: index, owner: outer).map { properties.append($0) }
            }
            let type = line.declaredType.map {
                ($0.kind, (outer.map { $0 + "." } ?? "") + $0.name, $0.parameters)
            }
            type.map { types.append($0) }
            scopes.append((line.indentation, type?.1))
        }
        return (types, properties)
    }

    private func property(at index: Int, owner: String?) -> Property? {
        let line = lines[index]
        guard let position = line.words.firstIndex(where: { $0 == "let" || $0 == "var" }),
            line.words[..<position].allSatisfy(Line.modifiers.contains), position + 1 < line.words.count
        else { return nil }
        let code = statement(at: index)
        let keyword = line.words[position], modifiers = line.words[..<position]
        let declaration = code[(code.firstRange(of: keyword + " ")?.upperBound ?? code.startIndex)...]
        var depth = 0
        let end = declaration.firstIndex { character in
            if "([".contains(character) { depth += 1 } else if ")]".contains(character) { depth -= 1 }
            return depth == 0 && (character == "=" || character == "{")
        }
        let head = declaration[..<(end ?? declaration.endIndex)]
        let tail = end.map { declaration[$0...] } ?? ""
        let isObserved = tail.has("didSet") || tail.has("willSet")
        return Property(
            line: line.number, owner: owner,
            isStatic: modifiers.contains("static") || modifiers.contains("class"),
            isGlobal: line.indentation == 0, isVariable: keyword == "var",
            isPrivate: modifiers.contains("private") || modifiers.contains("fileprivate"),
            isWeak: modifiers.contains("weak"),
            type: head.firstIndex(of: ":").map { String(head[$0...].dropFirst(2)) } ?? "",
            value: tail.hasPrefix("=") ? String(tail.dropFirst(2)) : "",
            isStored: !tail.hasPrefix("{") || isObserved)
    }

    /// Code from a line to the end of its brackets.
    private func statement(at index: Int) -> String {
        var code = "", depth = 0
        for line in lines[index...].prefix(80) {
            code += (code.isEmpty ? "" : " ") + line.code.drop { $0 == " " }
            for character in line.code {
                if "([{".contains(character) { depth += 1 } else if ")]}".contains(character) { depth -= 1 }
            }
            if depth <= 0, !line.code.hasSuffix("="), !line.code.hasSuffix(":") { break }
        }
        return code
    }
}

extension SourceText.Line {
    /// Type that the line declares or extends.
    var declaredType: SourceText.DeclaredType? {
        guard let position = words.firstIndex(where: Self.kinds.contains), position + 1 < words.count,
            words[..<position].allSatisfy(Self.modifiers.contains),
            words[position + 1].first?.isUppercase == true
        else { return nil }
        let header = code.drop { $0 != "<" }.prefix { $0 != ">" && $0 != "{" }
        return (words[position], words[position + 1], header.split { !$0.isLetter }.map(String.init))
    }

    private static let kinds: Set = ["struct", "class", "enum", "actor", "protocol", "extension"]
    fileprivate static let modifiers: Set = [
        "public", "package", "internal", "fileprivate", "private", "set", "static", "class", "final", "lazy",
        "weak", "unowned", "nonisolated", "unsafe", "override", "indirect", "MainActor", "TaskLocal",
        "unchecked",
        "preconcurrency",
    ]
}
