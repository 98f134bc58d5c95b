/// The query of a request. The first value of a name counts.
struct Parameters: Sendable {
    private let items: [(name: String, value: String)]

    init(_ items: [(name: String, value: String)]) { self.items = items }

    /// Nil when the name is absent or has no value.
    subscript(name: String) -> String? {
        items.first { $0.name == name && !$0.value.isEmpty }?.value
    }

    /// A whole number, or the one to assume; anything else is refused.
    func number(_ name: String, or assumed: Int, in range: ClosedRange<Int>) throws(ServiceError) -> Int {
        guard let text = self[name] else { return assumed }
        guard let number = Int(text) else { throw .invalid("\(name) is not a number") }
        guard range.contains(number) else {
            throw .invalid("\(name) is not between \(range.lowerBound) and \(range.upperBound)")
        }
        return number
    }

    /// One of a set of words, or nil; an unknown word is refused.
    func choice<Completion: RawRepresentable<String>>(_ name: String, of _: Completion.Type)
        throws(ServiceError)
        -> Completion?
    {
        guard let text = self[name] else { return nil }
        guard let choice = Completion(rawValue: text) else {
            throw .invalid("\(name) does not have a valid value")
        }
        return choice
    }
}
