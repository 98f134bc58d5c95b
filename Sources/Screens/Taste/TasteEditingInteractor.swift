import FoundationEssentials
import GalleryCore
import UseCases

/// Records each change for `undo`, which reports it.
struct TasteEditingInteractor: Sendable {
    /// Maximum number of listed likes, and of listed dislikes.
    private static let most = 12
    private static let maxInterests = 6

    let taste: any TasteEditing
    let seen: any SeenStore
    let undo: any UndoStore

    func learned() -> LearnedTaste {
        let traits = taste.learned(at: Date()), interests = taste.interests(at: Date())
        return LearnedTaste(
            traits: traits.filter { $0.weight > 0 || $0.weight < 0 && $0.dislikes > 0 },
            interests: interests,
            listedInterests: interests.filter { $0.share > 0 }.prefix(Self.maxInterests)
                + interests.filter { $0.pausedUntil != nil },
            likes: Array(traits.filter { $0.weight > 0 && $0.likes > 0 && $0.isRepeated }.prefix(Self.most)),
            dislikes: traits.filter { $0.weight < 0 && $0.dislikes > 0 }.suffix(Self.most).reversed())
    }

    /// Forgets the interest with this full name, else the trait with this name or displayed `title`.
    func forget(
        _ name: String, listedAs title: (Trait) -> String, translated: (Interest) -> Interest = { $0 }
    ) throws(ScreenError) -> (name: String, isInterest: Bool, count: Int) {
        var forgotten = (name: name, isInterest: false, count: 0)
        if let interest = interest(named: name, translated), interest.terms.count > 1,
            [interest, translated(interest)].contains(where: { $0.name.lowercased() == name.lowercased() })
        {
            forgotten = (translated(interest).name, true, try storing(taste.forget(interest)))
        } else {
            forgotten.count = try storing(taste.forget(name, listedAs: title))
        }
        if forgotten.count > 0 { undo.record(.taste) }
        return forgotten
    }

    func forgetAll() throws(ScreenError) {
        try storing(taste.forgetAll())
        undo.record(.taste)
    }

    func forgetSeen() {
        seen.forgetAll()
        undo.record(.seen)
    }

    func pause(
        _ name: String, translated: (Interest) -> Interest = { $0 }
    ) throws(ScreenError) -> (name: String, end: Date)? {
        guard let interest = interest(named: name, translated) else { return nil }
        let end = try storing(taste.pause(interest, at: Date()))
        undo.record(.taste)
        return (translated(interest).name, end)
    }

    func resumeInterests() throws(ScreenError) {
        try storing(taste.resumeInterests())
        undo.record(.taste)
    }

    /// Pauses or resumes learning in this session; returns whether it is paused.
    func pauseLearning(_ isPaused: Bool) -> Bool {
        if taste.isPaused != isPaused { undo.record(.setting) }
        taste.pause(isPaused)
        return taste.isPaused
    }

    private func interest(named name: String, _ translated: (Interest) -> Interest) -> Interest? {
        let words = name.split { $0 == "," || $0 == " " }.map(String.init)
        return taste.interests(at: Date()).first {
            $0.pausedUntil == nil && ($0.has(words) || translated($0).has(words))
        }
    }
}
