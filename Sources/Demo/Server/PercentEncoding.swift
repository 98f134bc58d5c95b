import Foundation

extension String {
    /// Percent-encoding of all but the unreserved characters of RFC 3986.
    var percentEncoded: String { addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? self }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
