import CommandShell
import GalleryCore
import UseCases
import Viper
import Wording

final class DetailPresenter: CommandPresenter {
    /// Longest wait for the picture before details are printed, which may move part of it off the screen.
    private static let longestWait = Duration.seconds(2)

    private let list: PhotoListID
    private let title: ListTitle
    private let display: any DetailDisplay
    private let interactor: any DetailInteracting
    private let photoCommands: PhotoCommands
    private let output: PhotoCommandOutput
    private let router: any PhotoRouting
    /// Runs the lines and keys typed on the full screen.
    private let typing: TypedLineRunner
    private var state: DetailState

    init(
        list: PhotoListID, title: ListTitle = ListTitle(), index: Int, display: any DetailDisplay,
        interactor: any DetailInteracting, photoCommands: PhotoCommands, keys: FullScreenInteractor,
        router: any PhotoRouting,
        runAtPrompt: @escaping (String) -> Void = { _ in },
        completing: @escaping () -> (any Completing)? = { nil }
    ) {
        self.list = list
        self.title = title
        state = DetailState(index: index)
        self.display = display
        self.interactor = interactor
        self.photoCommands = photoCommands
        self.router = router
        output = PhotoCommandOutput(
            router: router, report: { display.show(DetailModel(notes: $0)) }, progress: display.progress,
            copy: display.copy, isOpenPhoto: true)
        typing = TypedLineRunner(
            commands: KeyCommandRunner(
                interactor: keys, photoCommands: photoCommands, router: router, copy: display.copy),
            runAtPrompt: runAtPrompt, completing: completing)
    }

    var numbers: ClosedRange<Int>? { state.numbers }
    var current: Int? { state.number }
    var listName: String? { Phrases.heading(list, title) }
    var offers: CompletionContext { state.offers }
    var isBlank: Bool { state.photo == nil }

    func appear() async {
        guard state.photo != nil else { return await go(to: state.index) }
        state.update(interactor.stored.renamed)
        await interactor.restore(list, as: state.list)
        // The grid may have been left at another photo.
        if let moved = await interactor.takePosition(in: list) {
            guard moved.index == state.index else { return await go(to: moved.index) }
            await interactor.setPosition(state.index, in: list)
        }
        show()
    }

    func prepare() async {
        for index in state.neighbors where !Task.isCancelled {
            guard let found = await interactor.nearby(at: index, of: list) else { continue }
            var model = model(for: found.photo, at: index, of: found.total)
            model.draw(found.photo)
            await display.prepare(model)
        }
    }

    func handle(_ event: DetailEvent) async {
        state.update(interactor.stored.renamed)
        switch event {
        case .look(let look): await show(look)
        case .refresh: await go(to: state.index)
        case .search(let search):
            guard case .folder(let folder) = list else { return }
            await router.openList(.folder(search.applied(to: folder)), titled: title)
        case .photo(let request):
            if let number = request.arguments(of: OpenCommand.self), state.photo(number)?.id.isFolder != true
            {
                return await go(to: number - 1)
            }
            // `grid` without a number begins at this photo.
            let isGridHere = request.arguments(of: GridCommand.self) == .some(nil)
            let request = isGridHere ? PhotoRequest(GridCommand.self, state.index + 1) : request
            await photoCommands.run(request, in: list, titled: title, to: output, photo: state.photo)
        }
    }

    private func show(_ look: PhotoLook) async {
        switch look {
        case .next: await go(to: state.index + 1)
        case .previous: await go(to: state.index - 1)
        case .info: await showDetails(isAll: false)
        case .everything: await showDetails(isAll: true)
        case .zoom(let change): changeZoom { $0.change(by: change, on: display.canvas) }
        case .pan(let direction): changeZoom { $0.pan(to: direction, on: display.canvas) }
        case .full: await showFullScreen(pause: nil)
        case .slideshow(let pause): await showFullScreen(pause: pause)
        }
    }

    /// Shows the photo at an index; keeps the current photo if the list has no such photo or an error occurs.
    private func go(to index: Int) async {
        guard index >= 0 else { return note([.quiet(Phrases.firstPhoto)]) }
        display.progress(Phrases.loading(list, title))
        do throws(ScreenError) {
            let found = try await interactor.photo(at: index, of: list)
            // Folders precede the pictures of a list of files.
            if found?.photo.id.isFolder == true, state.photo != nil {
                return note([.quiet(Phrases.firstPhoto)])
            }
            guard let found else {
                guard state.photo == nil else { return note([.quiet(Phrases.lastPhoto)]) }
                return _ = display.show(DetailModel(notes: [.info(Phrases.empty(list, title))]))
            }
            state.move(to: found.photo, at: index, of: found.total, in: await interactor.loaded(list))
            interactor.beginViewing(found.photo)
            await interactor.setPosition(index, in: list)
            if display.slides == nil || router.following != .drawing { show() }
        } catch { display.show(DetailModel(notes: Note.problem(error))) }
    }

    /// Moves to the photo that was shown last on the full screen.
    private func move(to last: ViewerState) async {
        state.move(to: last.photo, at: last.index, of: last.total, in: await interactor.loaded(list))
        await interactor.setPosition(last.index, in: list)
    }

    private func changeZoom(_ change: (inout DetailState) -> String?) {
        if let reason = change(&state) { note([.quiet(reason)]) } else { show() }
    }

    private func showDetails(isAll: Bool) async {
        guard let photo = state.photo else { return }
        if let details = state.details { return await showLoaded(detailsModel(of: details, isAll: isAll)) }
        display.progress(Phrases.loading(list, title))
        do throws(ScreenError) {
            state.setDetails(try await interactor.details(of: photo, in: list))
            if let details = state.details { await showLoaded(detailsModel(of: details, isAll: isAll)) }
        } catch {
            guard !error.isCancellation else { return }
            let details = PhotoDetails(photo: photo, statistics: nil)
            await showLoaded(
                detailsModel(
                    of: details, isAll: isAll,
                    notes: Note.problem(error) + [.quiet(Phrases.detailsMissing)]))
        }
    }

    private func detailsModel(of details: PhotoDetails, isAll: Bool, notes: [Note] = []) -> DetailModel {
        let (photo, annotation) = interactor.stored.annotated(details.photo)
        var details = details
        details.photo = photo
        let isFavorite = interactor.stored.isFavorite(photo)
        return DetailModel(
            details, isAll: isAll, isFavorite: isFavorite, annotation: annotation, notes: notes)
    }

    private func showLoaded(_ details: DetailModel) async {
        state.hasText = true
        guard let photo = state.photo else { return }
        var model = model(of: photo)
        if state.zoom == nil {
            model = DetailModel(heading: display.slides == nil ? nil : model.heading)
            if display.slides == nil {
                await display.settle(atMost: Self.longestWait)
            } else {
                // Facts below the picture would move its top off the screen, so it is drawn once more, smaller.
                model.draw(photo)
            }
        }
        model.details = details.details
        model.record = details.record
        model.notes = details.notes
        display.show(model)
    }

    private func show(notes: [Note] = []) {
        var model = (state.zoom == nil || state.hasText ? state.photo.map(model(of:)) : nil) ?? DetailModel()
        state.apply(to: &model, on: display.canvas)
        model.notes += notes
        display.show(model)
    }

    private func model(of photo: Photo) -> DetailModel { model(for: photo, at: state.index, of: state.total) }
    private func model(for photo: Photo, at index: Int, of total: Int?) -> DetailModel {
        let (photo, annotation) = interactor.stored.annotated(photo)
        var model = DetailModel(
            textOf: photo, in: list, titled: title, index: index, total: total,
            isFavorite: interactor.stored.isFavorite(photo),
            interactor.stored.lines(about: photo, in: list), annotation: annotation)
        model.heading = model.heading.map { interactor.stored.heading($0, of: [photo]) }
        return model
    }

    private func note(_ notes: [Note]) { if !notes.isEmpty { display.show(DetailModel(notes: notes)) } }
}

extension DetailPresenter {
    func load(upTo number: Int) async -> NumberLoading {
        guard state.list.hasMore, !(1...max(1, state.list.count)).contains(number) else { return .finished }
        if let refusal = state.list.refusal(toLoad: number, isLocal: list.isLocal) { return refusal }
        display.progress(Phrases.loading(list, title))
        do throws(ScreenError) {
            _ = try await interactor.photo(at: number - 1, of: list)
            state.update(await interactor.loaded(list))
            return .finished
        } catch {
            display.show(DetailModel(notes: Note.problem(error)))
            return .failed
        }
    }
}

extension DetailPresenter {
    /// Shows the list on the full screen, with `pause` as a slideshow. If unavailable, prints the picture or an error.
    fileprivate func showFullScreen(pause: Duration?) async {
        guard let photo = state.photo else { return }
        guard let screen = display.slides else {
            return pause == nil
                ? _ = display.show(DetailModel(alone: photo)) : note([.problem(Phrases.noSlideshow)])
        }
        let viewer = PhotoViewer(
            ViewerState(photo, at: state.index, of: state.total),
            of: list, titled: title, interactor: interactor, on: screen, typing: typing, pause: pause)
        let wasFavorite = interactor.stored.isFavorite(photo)
        let end = await viewer.run(), last = viewer.state
        screen.leave()
        if let next = viewer.next {
            await move(to: last)
            return await typing.run(next, titled: title, to: output)
        }
        let notes = pause == nil ? [] : end.notes(after: last.shown.count)
        guard last.index != state.index else {
            return interactor.stored.isFavorite(photo) == wasFavorite ? note(notes) : show(notes: notes)
        }
        await move(to: last)
        show(notes: notes)
    }
}
