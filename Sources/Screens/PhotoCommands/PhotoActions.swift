import GalleryCore
import TextLayout
import UseCases
import Wording

@MainActor
struct PhotoActions {
    let photos: PhotoCommandInteractors
    let router: any PhotoRouting
    let report: ([Note]) -> Void
    let progress: (String?) -> Void
    /// Copies text to the clipboard; false if unavailable.
    let clipboard: (String) async -> Bool
    /// Whether the photo is shown alone, so that commands need no number.
    var isOpenPhoto = false

    /// `photo` returns the photo that a printed number refers to. The action `open` opens a photo of `list`. Stops at
    /// the first error of a store, and reports it.
    func perform(
        _ action: PhotoAction, in list: PhotoListID, titled title: ListTitle = ListTitle(),
        photo: (Int) -> Photo?
    ) async {
        do throws(ScreenError) {
            switch action {
            case .open(let number): await router.openDetail(of: list, titled: title, at: number - 1)
            case .grid(let number):
                let index = max(0, (number ?? 1) - 1)
                await router.openGrid(GridRequest(list: list, title: title, index: index))
            case .favorite(let numbers): try await add(numbered(numbers, photo), in: list)
            case .unfavorite(let numbers): try remove(numbers.compactMap(photo))
            case .mark(let numbers): mark(numbers.compactMap(photo))
            case .unmark(let numbers):
                let count = photos.marks.remove(numbers.compactMap(photo).map(\.id))
                if count > 0 { photos.changes.record(.marks) }
                report([.info(Phrases.Marked.unmarked(count, left: photos.marks.photos.count))])
            case .save(let numbers, let order): await save(numbered(numbers, photo), order, in: list)
            case .credit(let numbers, let format, let file, let base):
                try await credit(
                    numbers.compactMap(photo), format ?? photos.credits.format, to: file, base: base)
            case .copy(let numbers, let part, let format):
                try await copy(part, format ?? photos.credits.format, of: numbers.compactMap(photo))
            case .alt(let number, let text):
                guard let photo = photo(number) else { break }
                try describe(photo, text, hint: target(of: photo, number, in: list))
            case .web(let number): if let photo = photo(number) { await openPage(of: photo) }
            case .board(let edit):
                await BoardActions(boards: photos.boards, report: report, progress: progress)
                    .perform(edit, photo: photo)
            case .annotate(let order):
                for (number, photo) in numbered(order.numbers, photo) {
                    let hint = target(of: photo, number, in: list)
                    try annotate(photo, order.change, showing: order.field, hint: hint)
                }
            case .like(let numbers): try judge(numbers.compactMap(photo), .liked, in: list)
            case .dislike(let numbers): try judge(numbers.compactMap(photo), .disliked, in: list)
            case .unlike(let numbers): try withdraw(numbers.compactMap(photo))
            case .why(let number): if let photo = photo(number) { try explain(photo) }
            case .similar(let number, let similarity):
                guard let photo = photo(number) else { break }
                await follow(photo, to: .similar(photo.id, by: similarity), Phrases.title(of: photo))
            case .resembling(let path):
                let name = path.split(separator: "/").last.map(String.init)
                await router.openList(.resembling(path: path), titled: ListTitle(name))
            case .author(let number):
                guard let photo = photo(number) else { break }
                guard photo.author.isStated else {
                    let target = target(of: photo, number, in: list)
                    return report([.problem(Phrases.authorNotStated(target))])
                }
                await openAuthor(of: photo)
            case .authorNamed(let name):
                guard let found = firstPhoto(by: name, photo) else {
                    return report([.problem(Phrases.noAuthor(name)).offering("search " + name)])
                }
                await openAuthor(of: found)
            }
        } catch {
            report(Note.problem(error))
        }
    }

    /// Photos of the numbers that have one.
    private func numbered(_ numbers: [Int], _ photo: (Int) -> Photo?) -> [(number: Int, photo: Photo)] {
        numbers.compactMap { number in photo(number).map { (number, $0) } }
    }

    private func mark(_ chosen: [Photo]) {
        let new = photos.marks.add(chosen), total = photos.marks.photos.count
        if new > 0 { photos.changes.record(.marks) }
        report([.info(Phrases.Marked.marked(chosen.map(Phrases.title), new: new, of: total))])
    }

    /// First photo whose author has this name or handle, else, without accents, this name, else a name with this part.
    private func firstPhoto(by name: String, _ photo: (Int) -> Photo?) -> Photo? {
        let wanted = name.lowercased(), folded = name.sortingKey
        var similar: (rank: Int, photo: Photo)?
        var number = 1
        while number <= 10_000, let next = photo(number) {
            let name = next.author.name, handle = next.author.username ?? ""
            if [name, handle].contains(where: { $0.lowercased() == wanted }) { return next }
            let key = name.sortingKey
            let ranks = [key == folded, name.lowercased().contains(wanted), key.contains(folded)]
            if let rank = ranks.firstIndex(of: true), rank < similar?.rank ?? .max { similar = (rank, next) }
            number += 1
        }
        return similar?.photo
    }

    private func openAuthor(of photo: Photo) async {
        let list = PhotoListID.author(photo.author.id, on: photo.id.service)
        await follow(photo, to: list, Phrases.name(of: photo.author))
    }

    /// Argument that names the photo in a command, with a leading space; empty if the photo is shown alone.
    private func target(of photo: Photo, _ number: Int, in list: PhotoListID) -> String {
        guard !isOpenPhoto else { return "" }
        return if case .named = list { " \(photo.id)" } else { " \(number)" }
    }

    private func follow(_ photo: Photo, to list: PhotoListID, _ title: String) async {
        photos.taste.learn(.followed, from: [photo])
        await router.openList(list, titled: ListTitle(title))
    }

    private func judge(_ judged: [Photo], _ signal: TasteSignal, in list: PhotoListID) throws(ScreenError) {
        guard !judged.isEmpty else { return }
        let new = try photos.taste.judge(judged, signal).map(Phrases.title)
        let sentence =
            if new.isEmpty {
                Phrases.alreadyJudged(judged.map(Phrases.title), signal)
            } else if photos.taste.isPaused {
                Phrases.notLearning
            } else if signal == .liked {
                Phrases.liked(new, isRefreshed: list.isRecommended)
            } else {
                Phrases.disliked(new, isRefreshed: list.isRecommended)
            }
        report([.info(sentence)])
    }

    private func explain(_ photo: Photo) throws(ScreenError) {
        let why = Phrases.why(try photos.taste.reason(for: photo))
        report([.info(why).recorded(as: Record.reason((photo, why)))])
    }

    private func withdraw(_ judged: [Photo]) throws(ScreenError) {
        let count = try photos.taste.withdraw(judged)
        report([.info(count == 0 ? Phrases.neverJudged : Phrases.judgmentsRemoved(count))])
    }

    private func add(
        _ chosen: [(number: Int, photo: Photo)], in list: PhotoListID
    ) async throws(ScreenError) {
        for (index, (number, photo)) in chosen.enumerated() where !Task.isCancelled {
            let title = Phrases.title(of: photo), target = target(of: photo, number, in: list)
            progress(Phrases.addingToFavorites(title, number: index + 1, of: chosen.count))
            let note: Note =
                switch try await photos.favorites.add(photo) {
                case .added: .heart(Phrases.addedToFavorites(title))
                case .already: .heart(Phrases.alreadyFavorite(title, target))
                case .pictureToCome: .heart(Phrases.favoriteAwaitsPicture(title, target))
                case .withoutPicture(let why):
                    .problem(Phrases.addedWithoutPicture(title, Phrases.explanation(why)))
                }
            report([note.recorded(as: Record.kept(photo))])
        }
    }

    private func remove(_ chosen: [Photo]) throws(ScreenError) {
        for photo in chosen {
            let title = Phrases.title(of: photo)
            let was = try photos.favorites.remove(photo.id)
            let note = Note.info(was ? Phrases.forgotten(title) : Phrases.noFavorite(title))
            report([was ? note.recorded(as: Record.forgotten(photo)) : note])
        }
    }

    private func save(
        _ chosen: [(number: Int, photo: Photo)], _ order: SaveRequest, in list: PhotoListID
    ) async {
        var order = order
        if case .board(let board, _) = list { order.values[.board] = photos.boards.name(of: board) }
        var names: [PhotoID: String] = [:]
        // Photos named by identifier have no list numbers, so notes name them by identifier.
        if case .named = list {} else { for (number, photo) in chosen { names[photo.id] = "\(number)" } }
        let batch = SaveReport(
            photos: chosen.map(\.photo), numbers: chosen.map(\.number), order: order,
            saving: photos.saving, name: { [names] in names[$0.id] ?? $0.id.description }, report: report,
            progress: progress)
        await batch.run()
    }
}
