import GalleryCore

/// What a person can ask of the profile.
enum ProfileEvent: Equatable, Sendable {
    /// A board, by its number.
    case open(Int)
    case refresh
}

protocol ProfileInteracting: Sendable {
    func profile() throws(ScreenError) -> Profile
}

/// Who one is, and what is kept.
struct Profile: Equatable, Sendable {
    /// What the system calls the person; empty where it does not say.
    let localName: String
    /// That of the service in use first.
    let accounts: [Account]
    let favorites: Int
    let searches: Int
    /// Nil where the folder cannot be looked into.
    let saved: SavedFiles?
    /// The one changed last first.
    let boards: [Board]
    /// What is liked, the strongest first.
    let likes: [LearnedTrait]

    var name: String { accounts.first?.name ?? localName }
}
