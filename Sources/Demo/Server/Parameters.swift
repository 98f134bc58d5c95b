/// Query parameters. Of several with the same name, the first that is not empty is used.
struct Parameters: Sendable {
    private let items: [(name: String, value: String)]

    init(_ items: [(name: String, value: String)]) { self.items = items }

    /// `nil` if missing or empty.
    subscript(name: String) -> String? {
        items.first { $0.name == name && !$0.value.isEmpty }?.value
    }

    /// Integer in `range`, or the default; throws for other values.
    func number(_ name: String, or assumed: Int, in range: ClosedRange<Int>) throws(ServiceError) -> Int {
        guard let text = self[name] else { return assumed }
        guard let number = Int(text) else { throw .invalid("\(name) is not a number") }
        guard range.contains(number) else {
            throw .invalid("\(name) is not between \(range.lowerBound) and \(range.upperBound)")
        }
        return number
    }

    /// Value of an enumeration, or `nil` if missing; throws for unknown values.
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
