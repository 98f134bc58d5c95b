import Foundation

enum Damage: CaseIterable {
    case dropped, null, text, empty, negative, huge, wide, fraction, flag, list, object, long

    /// Replacement value; `nil` removes the key or element.
    var value: Any? {
        switch self {
        case .dropped: nil
        case .null: NSNull()
        case .text: "\u{7}x\u{0}\u{202E}"
        case .empty: ""
        case .negative: -1
        case .huge: 1e300
        case .wide: UInt64.max
        case .fraction: 0.5
        case .flag: true
        case .list: [1, "a", NSNull()] as [Any]
        case .object: ["k": ["k": 1]]
        case .long: String(repeating: "x", count: 20_000)
        }
    }
}
