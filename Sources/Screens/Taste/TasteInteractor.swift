import FoundationEssentials
import GalleryCore

/// Learns from actions on photos and explains recommendations.
struct TasteInteractor: Sendable {
    let taste: any TasteLearning & TasteRanking & TasteEditing

    var isPaused: Bool { taste.isPaused }

    func learn(_ signal: TasteSignal, from photos: [Photo]) { taste.note(signal, of: photos, at: Date()) }
    func judge(_ photos: [Photo], _ signal: TasteSignal) throws(ScreenError) {
        try storing(taste.judge(photos, signal, at: Date()))
    }
    /// Starts measuring the viewing time of a photo.
    func look(at photo: Photo) { taste.beginLook(at: photo, at: Date()) }
    func reason(for photo: Photo) -> Reason? { taste.reason(for: photo, at: Date()) }
}
