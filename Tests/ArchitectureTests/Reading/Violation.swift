/// Rule violation, formatted like a compiler diagnostic.
struct Violation: CustomStringConvertible, Equatable {
    let path: String
    /// 1-based.
    let line: Int
    let sentence: String

    var description: String { "\(path):\(line): \(sentence)" }
}
