/// Types that the sources declare, and what their values hold. A nested type has its outer type as a prefix.
struct TypeIndex: Sendable {
    private struct Declaration {
        var kinds: Set<String> = []
        var targets: Set<String> = []
        /// Names between angle brackets.
        var parameters: Set<String> = []
        var properties: [Property] = []
    }

    private var declarations: [String: Declaration] = [:]

    static let sources = TypeIndex(SourceTree.sources)

    init(_ files: [SourceFile]) { for file in files { add(file) } }

    /// Index with the types of a file that the sources do not contain.
    func including(_ file: SourceFile) -> TypeIndex {
        var index = self
        if SourceTree.texts[file.path] != file.text { index.add(file) }
        return index
    }

    private mutating func add(_ file: SourceFile) {
        let (types, properties) = file.source.declarations
        for type in types where type.kind != "extension" {
            declarations[type.name, default: Declaration()].kinds.insert(type.kind)
            declarations[type.name, default: Declaration()].targets.insert(file.target)
            declarations[type.name, default: Declaration()].parameters.formUnion(type.parameters)
        }
        for property in properties where property.isInstance && property.isStored {
            property.owner.map { declarations[$0, default: Declaration()].properties.append(property) }
        }
    }

    /// Whether the type is a class or an actor of the sources, or a box of a library.
    func isReference(_ name: String) -> Bool {
        Self.boxes.contains(name) || declarations[name]?.kinds.isSubset(of: ["class", "actor"]) == true
    }

    func isProtocol(_ name: String, in targets: Set<String>? = nil) -> Bool {
        guard let found = declarations[name], found.kinds == ["protocol"] else { return false }
        return targets.map(found.targets.isSubset) ?? true
    }

    /// First of the types that is a class, an actor, a box or a protocol, or a struct that holds one, except allowed
    /// types. `nil` if all are values.
    func reference(in property: Property, allowing isAllowed: (String) -> Bool) -> String? {
        var seen: Set<String> = []
        return reference(in: property, &seen, isAllowed)
    }

    private func reference(
        in property: Property, _ seen: inout Set<String>, _ isAllowed: (String) -> Bool
    ) -> String? {
        for name in property.typeNames.map({ resolved($0, in: property.owner) }) where !isAllowed(name) {
            if property.owner.map({ declarations[$0]?.parameters.contains(name) == true }) == true {
                continue
            }
            if isReference(name) || isProtocol(name) { return name }
            guard let type = declarations[name], type.kinds == ["struct"], seen.insert(name).inserted else {
                continue
            }
            for held in type.properties where !held.type.has("->") {
                if let first = reference(in: held, &seen, isAllowed) {
                    return "\(name), which holds \(first)"
                }
            }
        }
        return nil
    }

    /// Key of a name: that of a nested type if the owner of the property or one of its outer types declares it.
    private func resolved(_ name: String, in owner: String?) -> String {
        var outer = owner
        while let type = outer {
            if declarations[type + "." + name] != nil { return type + "." + name }
            outer = type.lastIndex(of: ".").map { String(type[..<$0]) }
        }
        return name
    }

    private static let boxes: Set = [
        "Mutex", "Atomic", "AtomicLazyReference", "NSLock", "NSCache", "NSMutableArray",
        "NSMutableDictionary",
        "ManagedBuffer", "UnsafeMutablePointer", "UnsafeMutableBufferPointer", "UnsafeMutableRawPointer",
    ]
}
