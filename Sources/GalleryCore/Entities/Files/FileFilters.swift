import FoundationEssentials

/// Filters of a search in folders that concern files and their metadata.
public struct FileFilters: Hashable, Sendable {
    /// Names as typed before the colon.
    public enum Name: String, CaseIterable, Sendable {
        /// A day, month or year: `2024-05`; or a range: `2024-05..2024-08`, `2020..`, `..2019`. The date of the
        /// photograph, else of the last change.
        case date
        /// Part of the name of the camera or the lens.
        case camera
        /// File type: `jpg`, `png`.
        case type
        /// Bytes, with a unit and a sign as in `>5MB`; at least that many without a sign.
        case size
    }

    private var values: [Name: String] = [:]

    public init() {}

    public var isEmpty: Bool { values.isEmpty }

    /// Typed form: `camera:x100 date:2024`.
    public var text: String {
        Name.allCases.compactMap { name in values[name].map { "\(name.rawValue):\($0)" } }.joined(
            separator: " ")
    }

    public subscript(name: Name) -> String? { values[name] }

    /// Sets a filter; returns false for a value that is not valid.
    public mutating func set(_ name: Name, _ value: String) -> Bool {
        guard Self.accepts(value, for: name) else { return false }
        values[name] = value
        return true
    }

    /// File types with a value of `type`.
    public static func types(_ value: String) -> [String] {
        let ending = value.lowercased()
        if ending == RawFormat.name { return RawFormat.endings.sorted() }
        return RawFormat.endings.contains(ending)
            ? [ending] : PictureKind(ending: ending).map { [$0.rawValue] } ?? []
    }

    private static func accepts(_ value: String, for name: Name) -> Bool {
        switch name {
        case .date: DayRange(value) != nil
        case .camera: !value.isEmpty
        case .type: !types(value).isEmpty
        case .size: ByteLimit(value) != nil
        }
    }
}

/// Days from a first to a last one, as text that sorts by time; a missing limit is open.
public struct DayRange: Equatable, Sendable {
    /// `2024-05`
    public let first: String?
    /// `2024-08`; texts that begin with it belong to the range.
    public let last: String?

    public init?(_ text: String) {
        let limits = text.firstRange(of: "..").map { range in
            (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
        }
        let (first, last) = limits ?? (text, text)
        guard !(first.isEmpty && last.isEmpty), [first, last].allSatisfy({ $0.isEmpty || Self.isDay($0) })
        else { return nil }
        self.first = first.isEmpty ? nil : first
        self.last = last.isEmpty ? nil : last
    }

    private static func isDay(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return zip(parts, [4, 2, 2]).allSatisfy { part, length in
            part.utf8.count == length && part.utf8.allSatisfy { 0x30...0x39 ~= $0 }
        } && parts.count <= 3
    }
}

/// Limit of a size in bytes: `>5MB`, `<200k`, `1.5M`. Units are decimal; without a sign, at least that many.
public struct ByteLimit: Equatable, Sendable {
    public let range: ClosedRange<Int>

    public init?(_ text: String) {
        let sign = text.prefix { "<>=".contains($0) }, rest = text.dropFirst(sign.count)
        let digits = rest.prefix { "0123456789.".contains($0) }
        let factor =
            switch rest.dropFirst(digits.count).lowercased() {
            case "", "b": 1
            case "k", "kb": 1_000
            case "m", "mb": 1_000_000
            case "g", "gb": 1_000_000_000
            default: 0
            }
        guard factor > 0, digits.utf8.count <= 12, let number = Double(digits) else { return nil }
        let bytes = Int(clamping: number * Double(factor))
        switch sign {
        case ">": range = min(bytes, .max - 1) + 1 ... .max
        case "<" where bytes > 0: range = 0...bytes - 1
        case ">=", "": range = bytes ... .max
        case "<=": range = 0...bytes
        default: return nil
        }
    }
}
