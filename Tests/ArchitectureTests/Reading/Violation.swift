struct Violation: CustomStringConvertible, Equatable {
    let path: String
    let line: Int
    let sentence: String

    var description: String { "\(path):\(line): \(sentence)" }
}
