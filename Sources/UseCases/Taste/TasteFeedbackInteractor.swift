import FoundationEssentials
public import GalleryCore

public struct TasteFeedbackInteractor: Sendable {
    let taste: any TasteLearning & TasteRanking & TasteEditing

    public init(taste: any TasteLearning & TasteRanking & TasteEditing) { self.taste = taste }

    public var isPaused: Bool { taste.isPaused }

    public func learn(_ signal: TasteSignal, from photos: [Photo]) {
        taste.record(signal, of: photos, at: Date())
    }

    /// Judges photos unless learning is paused; returns those that did not have this judgment already.
    public func judge(_ photos: [Photo], _ signal: TasteSignal) throws(ScreenError) -> [Photo] {
        let known = try storing(taste.photos(judgedAs: signal, among: photos.map(\.id)))
        let new = photos.filter { !known.contains($0.id) }
        if !new.isEmpty { try storing(taste.judge(new, signal, at: Date())) }
        return new
    }

    public func withdraw(_ photos: [Photo]) throws(ScreenError) -> Int {
        try storing(taste.withdraw(photos.map(\.id)))
    }

    public func beginViewing(_ photo: Photo) { taste.beginViewing(photo, at: Date()) }

    public func endViewing() { taste.endViewing(at: Date()) }

    public func reason(for photo: Photo) throws(ScreenError) -> Reason? {
        try storing(taste.reason(for: photo, at: Date()))
    }
}
