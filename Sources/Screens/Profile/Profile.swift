import GalleryCore
import UseCases

struct Profile: Equatable, Sendable {
    /// Name of the system user, or empty.
    let localName: String
    /// Account of the current service first.
    let accounts: [Account]
    /// Avatar of the first account.
    var portrait: Photo?
    /// Photos that the first account uploaded.
    var uploads: PhotoListID?
    let favorites: Int
    let searches: Int
    /// `nil` if the pictures folder cannot be read.
    let saved: SavedFiles?
    let hasPIN: Bool
    /// Whether a fingerprint unlocks the session; `nil` without a fingerprint reader.
    let fingerprint: Bool?
    /// Most recently changed first.
    let boards: [Board]
    /// Liked traits, by descending weight.
    let likes: [LearnedTrait]

    var name: String { accounts.first?.name ?? localName }
}
