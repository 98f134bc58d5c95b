import FoundationEssentials
import GalleryCore
import Glibc

/// The user's taste, learned from events, and the scores of a set of candidates. Deterministic.
struct TasteModel: Sendable {
    /// Standard deviations above which word scores grow logarithmically: searches for these words found the candidates.
    private static let linearHeight = 5.0
    /// Maximum number of liked and of passed-over photos compared, newest first.
    private static let compared = (liked: 40, passed: 150)
    /// Found with `benchmarks taste`.
    private static let trust = (
        author: FieldEvidence.Trust(first: 1, others: 3, margin: 2),
        color: FieldEvidence.Trust(first: 0.7, others: 3, margin: 1.5),
        form: FieldEvidence.Trust(first: 0.8, others: 1, margin: 0.5)
    )

    let space: TraitSpace
    let examples: TasteExamples
    let interests: Interests
    /// Log odds of each candidate.
    let scores: [Double]
    /// Nearest interest of each candidate; `nil` if no interest is similar.
    let nearest: [Int?]
    /// Words of each search that led to likes, without faded ones; empty if there is only one such search.
    private let searchedSubjects: [Set<String>]
    /// Authors with significantly many likes, most liked first.
    let authors: [String]
    private let authorShares: [String: Double]
    private let wordProfile: WordProfile
    private let author: FieldEvidence
    private let color: FieldEvidence
    private let form: FieldEvidence
    private let weights: EvidenceWeights
    /// Factor that converts a word score to standard deviations.
    private let scale: Double
    let named: [Set<Trait>]
    /// Number of liked photos, and of searches, with each trait.
    let likes: [Trait: Int]
    let searches: [Trait: Int]
    /// Number of passed-over and disliked photos, and of those with each word.
    let passed: (all: Int, having: [Trait: Int])

    /// `events` are newest first.
    init(_ events: [TasteEvent], candidates: [PhotoTraits], at now: Date) {
        var examples = TasteExamples(events, at: now)
        let passed = examples.passed, traits = examples.liked.map(\.traits)
        let space = TraitSpace(
            candidates + examples.disliked.map(\.traits) + examples.searched.map(\.traits) + traits + passed,
            counting: traits.count + passed.count)
        let found = space.wordVectors.prefix(candidates.count),
            left = Array(space.wordVectors.suffix(passed.count))
        let vectors = Array(space.wordVectors.dropLast(passed.count).suffix(traits.count))
        let clusters = Interests.clusters(of: vectors, width: space.terms.count)
        let change = TasteChange(
            vectors, at: examples.liked.map(\.date), passed: Array(zip(left, examples.passedDates)),
            width: space.terms.count)
        let faded = examples.fade(
            clusters,
            coherent: clusters.filter { Interests.isCoherent($0, of: vectors, width: space.terms.count) },
            newer: change.newer)
        let liked = examples.liked, own = zip(vectors, liked).map { ($0, $1.weight) }
        let wordProfile = WordProfile(
            liked: own,
            disliked: zip(space.wordVectors.dropFirst(candidates.count), examples.disliked).map {
                ($0, $1.weight)
            },
            passed: left,
            searched: examples.searched.flatMap { search in
                search.traits.terms.keys.compactMap { term in
                    space.number(of: term).map { (Int32($0), search.weight) }
                }
            }, width: space.terms.count)

        let subjects = wordProfile.scores(of: found)
        let usual = left.count > 3 ? wordProfile.scores(of: left) : subjects
        let spread = Spread(of: usual)
        let (mean, deviation) = (spread.mean, max(spread.deviation, 0.03))
        func height(_ score: Double) -> Double {
            let height = (score - mean) / deviation
            return height > 0 ? Self.linearHeight * log1p(height / Self.linearHeight) : height
        }

        let disliked = examples.disliked.map(\.traits), avoided = disliked + passed
        let compared = disliked + passed.prefix(Self.compared.passed)
        let newest = Array(traits.prefix(Self.compared.liked))
        let authors = AuthorField(liked: liked, disliked: examples.disliked, passed: passed)
        let author = FieldEvidence(authors, liked: newest, passed: compared, trust: Self.trust.author)
        let color = FieldEvidence(
            ColorField(liked: liked, passed: avoided), liked: newest, passed: compared,
            trust: Self.trust.color)
        let form = FieldEvidence(
            OrientationField(liked: liked, passed: avoided), liked: newest, passed: compared,
            trust: Self.trust.form)
        let rest = wordProfile.scores(of: left.prefix(Self.compared.passed))
        let weights = EvidenceWeights(
            liked: newest.indices.map {
                let subject = height(wordProfile.score(ofLiked: own[$0]))
                return (.init(subject, author.liked[$0], color.liked[$0], form.liked[$0]), own[$0].1)
            },
            passed: rest.indices.map {
                let other = disliked.count + $0
                return .init(height(rest[$0]), author.passed[other], color.passed[other], form.passed[other])
            })
        scores = zip(candidates, subjects).map { photo, subject in
            weights.sum(
                of: .init(
                    height(subject), author.evidence(for: photo), color.evidence(for: photo),
                    form.evidence(for: photo)))
        }
        scale = 1 / deviation
        interests = Interests(
            clusters, of: vectors, weights: liked.map(\.weight), faded: faded,
            width: space.terms.count)
        nearest = interests.nearest(to: Array(found))
        let current = liked.indices.filter { !faded.contains($0) }.map { liked[$0].traits }
        let successful = examples.searched.map { Set($0.traits.terms.keys) }.distinct(by: \.self)
            .filter { words in !words.isEmpty && current.contains { $0.has(words) } }
        searchedSubjects = successful.count > 1 ? successful : []
        self.examples = examples
        self.space = space
        self.wordProfile = wordProfile
        self.author = author
        self.color = color
        self.form = form
        self.weights = weights
        self.authors = authors.habits
        authorShares = authors.shares
        named = traits.map { Set($0.names) }
        likes = Self.counts(named)
        searches = Self.counts(examples.searched.map { Set($0.traits.names) })
        self.passed = (avoided.count, Self.counts(avoided.map { Set($0.terms.keys.map(Trait.term)) }))
    }

    private static func counts(_ all: [Set<Trait>]) -> [Trait: Int] {
        Dictionary(all.joined().map { ($0, 1) }, uniquingKeysWith: +)
    }
}

extension TasteModel {
    /// Maximum share of an author in a page, as a multiple of the share in the likes.
    private static let most = 2.0
    /// Part of a guaranteed share that is claimed in every prefix of a page.
    private static let least = 0.85
    /// Bonus per lacking photo: large for a guaranteed share; small for an even share, not to raise poor matches.
    /// Found with `benchmarks taste`.
    private static let bonus = (guaranteed: 3.0, even: 0.1)

    /// Claims of the interests, the authors and the searched subjects. Subjects have equal claims, because the number
    /// of likes of each depends on what the search found; they replace the claims of interests that consist of them.
    var claims: [MarginalRelevance.Claim] {
        let ofInterests = zip(interests.members, interests.minShares).map { isSearched($0) ? 0 : $1 }
        // A single like is no habit.
        let ofAuthors = authors.map { examples.liked.count > 1 ? authorShares[$0, default: 0] : 0 }
        let even = MarginalRelevance.Claim(
            share: 1 / Double(max(1, searchedSubjects.count)), bonus: Self.bonus.even)
        return (ofInterests + ofAuthors).map {
            MarginalRelevance.Claim(share: Self.least * $0, bonus: Self.bonus.guaranteed)
        } + searchedSubjects.map { _ in even }
    }

    /// Whether at least half of the liked photos have the words of a searched subject.
    private func isSearched(_ members: [Int]) -> Bool {
        let photos = members.map { examples.liked[$0].traits }
        return 2 * photos.count { photo in searchedSubjects.contains(where: photo.has) } >= photos.count
    }

    /// Maximum share of each author in a page; absent if unlimited.
    var authorLimits: [String: Double] {
        authorShares.mapValues { Self.most * $0 }.filter { $0.value < 1 }
    }

    /// Indices in `claims` of the interest, the author and the searched subjects of the candidate at `position`.
    func groups(of position: Int, _ photo: PhotoTraits) -> [Int] {
        let author = photo.author.flatMap { authors.firstIndex(of: $0) }
        let own = [nearest[position], author.map { interests.members.count + $0 }].compactMap(\.self)
        let first = interests.members.count + authors.count
        return own + searchedSubjects.indices.filter { photo.has(searchedSubjects[$0]) }.map { first + $0 }
    }
}

extension PhotoTraits {
    fileprivate func has(_ words: Set<String>) -> Bool { words.allSatisfy { terms[$0] != nil } }
}

extension TasteModel {
    func learned() -> [LearnedTrait] {
        let dislikes = Self.counts(examples.disliked.map { Set($0.traits.names) })
        return Set(likes.keys).union(searches.keys).union(dislikes.keys).map {
            LearnedTrait(
                trait: $0, weight: weight(of: $0), likes: likes[$0] ?? 0, searches: searches[$0] ?? 0,
                dislikes: dislikes[$0] ?? 0)
        }.sorted { left, right in
            let (ours, theirs) = (left.weight.settled, right.weight.settled)
            return ours == theirs ? "\(left.trait)" < "\(right.trait)" : ours > theirs
        }
    }

    func weight(of term: String) -> Double {
        space.number(of: term).map { weights.values[0] * scale * wordProfile.weight(of: $0) } ?? 0
    }

    func weight(of trait: Trait, in photo: PhotoTraits) -> Double {
        switch trait {
        case .term(let term): weight(of: term)
        case .author: weights.values[1] * author.evidence(for: photo)
        case .orientation: weights.values[3] * form.evidence(for: photo)
        case .color: weights.values[2] * color.evidence(for: photo)
        }
    }

    /// Weight of a single trait. For traits other than terms, the average over the liked photos that have the trait.
    private func weight(of trait: Trait) -> Double {
        if case .term(let term) = trait { return weight(of: term) }
        let having = examples.liked.map(\.traits).filter { $0.has(trait) }
        return having.reduce(0) { $0 + weight(of: trait, in: $1) } / Double(max(1, having.count))
    }
}
