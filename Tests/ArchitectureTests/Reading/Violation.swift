/// A place where a rule is broken, written as compilers write it.
struct Violation: CustomStringConvertible, Equatable {
    let path: String
    /// 1-based.
    let line: Int
    let sentence: String

    var description: String { "\(path):\(line): \(sentence)" }
}
