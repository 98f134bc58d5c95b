import GalleryCore
import Viper

final class DetailPresenter: ModulePresenter {
    private let list: PhotoListID
    private var index: Int
    private let display: any DetailDisplay
    private let interactor: any DetailInteracting
    private let keeping: any KeepingInteracting
    private let actions: PhotoActions
    /// The photo on the screen with all that is known of it; nil until the first has come.
    private var photo: Photo?
    /// What `info` has found out about it.
    private var details: PhotoDetails?
    private var total: Int?
    /// Nil for all of the photo.
    private var zoom: Zoom?
    /// What is said of a photo that is zoomed stands there too.
    private var hasWords = false

    init(
        list: PhotoListID, index: Int, display: any DetailDisplay,
        interactor: any DetailInteracting, keeping: any KeepingInteracting, router: any PhotoRouting
    ) {
        self.list = list
        self.index = index
        self.display = display
        self.interactor = interactor
        self.keeping = keeping
        actions = PhotoActions(
            keeping: keeping, router: router, report: { display.show(DetailModel(notes: $0)) },
            progress: display.progress, clipboard: display.copy)
    }

    var numbers: ClosedRange<Int>? { photo == nil ? nil : (index + 1)...(index + 1) }

    var offers: Offers {
        let title = photo.map(Phrases.title) ?? ""
        return Offers(numbers: numbers, words: photo?.tags ?? []) { _ in title }
    }

    func appear() async {
        if photo == nil { await go(to: index) } else { show() }
    }

    func handle(_ event: DetailEvent) async {
        switch event {
        case .next: await go(to: index + 1)
        case .previous: await go(to: index - 1)
        case .info: await showDetails()
        case .refresh: await go(to: index)
        case .zoom(let change): self.change(by: change)
        case .pan(let direction): pan(to: direction)
        case .photo(let action):
            await actions.perform(action, in: list) { $0 == index + 1 ? photo : nil }
        }
    }

    /// Stays where one is when there is nothing there or it cannot be had.
    private func go(to index: Int) async {
        guard index >= 0 else { return note(.quiet(Phrases.firstPhoto)) }
        display.progress(Phrases.loading(list))
        do throws(Trouble) {
            guard let found = try await interactor.photo(at: index, of: list) else {
                return note(.quiet(Phrases.lastPhoto))
            }
            if found.photo.id != photo?.id {
                zoom = nil
                details = nil
            }
            self.index = index
            photo = details?.photo ?? found.photo
            keeping.look(at: found.photo)
            total = found.total
            show()
        } catch {
            display.show(DetailModel(notes: Note.problem(error)))
        }
    }

    private func showDetails() async {
        guard let photo else { return }
        if let details { return show(DetailModel(details), of: photo) }
        display.progress(Phrases.loading(list))
        do throws(Trouble) {
            let found = try await interactor.details(of: photo, in: list)
            details = found
            self.photo = found.photo
            show(DetailModel(found), of: found.photo)
        } catch {
            guard !error.isCancellation else { return }
            let known = PhotoDetails(photo: photo, statistics: nil)
            let missing = Note.quiet(Phrases.detailsMissing)
            show(DetailModel(known, notes: Note.problem(error) + [missing]), of: photo)
        }
    }

    /// Brings back what is said of a photo that is looked at from near.
    private func show(_ details: DetailModel, of photo: Photo) {
        if zoom == nil { display.show(details) }
        guard zoom != nil else { return }
        hasWords = true
        var model = words(for: photo)
        model.details = details.details
        model.notes = details.notes
        display.show(model)
    }

    private func change(by change: ZoomChange) {
        guard let photo else { return }
        guard let range = ZoomRange(of: photo.size, on: display.canvas) else {
            return note(.quiet(Phrases.sizeUnknown))
        }
        guard let changed = range.changed(zoom, by: change) else {
            let nearest = Phrases.nearest(max(range.whole, ZoomRange.nearest))
            return note(.quiet(change == .farther ? Phrases.wholePhoto : nearest))
        }
        zoom = changed
        hasWords = false
        show()
    }

    private func pan(to direction: PanDirection) {
        guard let photo, let zoom, let range = ZoomRange(of: photo.size, on: display.canvas) else {
            return note(.quiet(Phrases.wholePhoto))
        }
        guard let moved = range.moved(zoom, to: direction) else { return note(.quiet(Phrases.photoEdge)) }
        self.zoom = moved
        show()
    }

    private func show() {
        guard let photo else { return }
        var model = zoom == nil || hasWords ? words(for: photo) : DetailModel()
        if let zoom, let range = ZoomRange(of: photo.size, on: display.canvas) {
            model.look(at: photo, from: zoom, in: range)
        } else {
            model.photo = PictureModel(photo)
        }
        display.show(model)
    }

    private func words(for photo: Photo) -> DetailModel {
        let isKept = keeping.kept(among: [photo]).contains(photo.id)
        let remarks = keeping.boarding.remarks(on: photo).lines
        return DetailModel(wordsFor: photo, in: list, index: index, total: total, isFavorite: isKept, remarks)
    }

    private func note(_ note: Note) { display.show(DetailModel(notes: [note])) }
}
