import GalleryCore

extension CatalogError {
    /// The same error without the secret, should a service have sent it back in its words.
    func hiding(_ secret: String) -> CatalogError {
        func hidden(_ text: String) -> String { secret.isEmpty ? text : text.replacing(secret, with: "…") }
        return switch self {
        case .offline(let text): .offline(hidden(text))
        case .refused(let text): .refused(hidden(text))
        case .unreadable(let text): .unreadable(hidden(text))
        default: self
        }
    }
}
