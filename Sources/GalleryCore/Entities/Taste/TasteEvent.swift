public import FoundationEssentials

/// User action with the photo's identifier and traits; no other photo data is stored.
public struct TasteEvent: Hashable, Sendable, Codable {
    public let signal: TasteSignal
    /// `nil` for a search.
    public let photo: PhotoID?
    public var traits: PhotoTraits
    public let date: Date

    public init(_ signal: TasteSignal, photo: PhotoID?, traits: PhotoTraits, date: Date) {
        self.signal = signal
        self.photo = photo
        self.traits = traits
        self.date = date
    }
}
