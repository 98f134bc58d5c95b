/// API error. Codes from 95 are common to all methods; lower ones are specific to a method.
package struct FlickrFailure: Error, Equatable {
    let code: Int?
    package let message: String

    /// Codes of temporary outages of the service or its search. 0 and 201 are undocumented.
    static let transient: Set<Int> = [0, 10, 105, 201]

    var isTransient: Bool { code.map(Self.transient.contains) ?? false }
}
