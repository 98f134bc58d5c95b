public import GalleryCore
public import TextLayout

/// Finds, decodes and draws pictures: from memory, else the favourite's own copy, else the disk, else the service.
public final class PictureLibrary: PictureDrawing {
    /// The pictures as they came, for whoever needs their bytes: fetched once for drawing and keeping.
    public let pictures: CachedPictures
    let favorites: any FavoritesStore
    let noteColor: @Sendable (RGB, PhotoID) -> Void
    let worker: PictureWorker
    private let styles: any PictureStyling
    private let painter = PicturePainter()
    private let disk: DiskCache
    private let memory: MemoryCache<PictureKey, Rendition>
    /// How the whole of a picture was drawn last, to stand in for a part of it.
    private let wholes = MemoryCache<String, PictureKey>(limit: 1000)

    /// `fetchers` knows the services; `cacheFolder` is made when needed; `styles` knows how the terminal shows
    /// pictures; `memoryLimit` in bytes. `noteColor` is told the average colour of what was decoded and came without.
    public init(
        fetchers: @escaping @Sendable (ServiceName) -> (any PictureFetching)?, favorites: any FavoritesStore,
        worker: PictureWorker, cacheFolder: String, styles: any PictureStyling,
        memoryLimit: Int = 100_000_000, noteColor: @escaping @Sendable (RGB, PhotoID) -> Void = { _, _ in }
    ) {
        self.noteColor = noteColor
        disk = DiskCache(folder: cacheFolder)
        pictures = CachedPictures(fetchers: fetchers, disk: disk)
        memory = MemoryCache(limit: memoryLimit)
        self.favorites = favorites
        self.worker = worker
        self.styles = styles
    }

    /// What the caches hold now. Looks through the folder of the disk cache.
    public var status: PictureCacheStatus {
        let inMemory = memory.contents, onDisk = disk.contents
        return PictureCacheStatus(
            memoryCount: inMemory.count, memoryBytes: inMemory.bytes, memoryLimit: memory.limit,
            diskCount: onDisk.count, diskBytes: onDisk.bytes, diskLimit: disk.limit)
    }

    /// Empties both caches, off the caller's actor; favourites keep their pictures. Returns what they held.
    @concurrent @discardableResult public func clear() async -> PictureCacheStatus {
        let before = status
        memory.clear()
        disk.clear()
        return before
    }

    /// Frees what the terminal was to take and has not. Nothing is drawn after it.
    public func close() { painter.close() }

    /// Those of the terminal, where it is sent pixels; else those of the cells' characters.
    public var grid: PixelGrid { styles.style.grid }

    /// Where the terminal keeps pictures beside its text.
    public var eraser: String { styles.style.eraser }

    /// Over cells they are: text does not go over pixels.
    public var writesCaptions: Bool { styles.style.method == .cells }

    /// For a part, what was drawn of the whole; else the BlurHash, the average colour or a grey. In cells, whatever
    /// pictures are made of.
    public func placeholder(for picture: Picture, columns: Int, rows: Int) -> DrawnPicture {
        let box = PictureInBox(picture, columns: columns, rows: rows, style: styles.style).inCells
        guard let window = box.key.window else {
            return box.style.cells(
                Placeholder.raster(for: picture, width: box.key.width, height: box.key.height),
                caption: picture.caption)
        }
        let whole =
            wholes.value(for: picture.id).flatMap(memory.value)?.raster
            ?? Placeholder.raster(for: picture, width: 64, height: 64)
        return box.style.cells(whole.seen(through: window), caption: picture.caption)
    }

    /// From memory only.
    public func ready(_ picture: Picture, columns: Int, rows: Int) -> DrawnPicture? {
        let box = PictureInBox(picture, columns: columns, rows: rows, style: styles.style)
        return memory.value(for: box.key).flatMap { painter.draw($0, in: box) }
    }

    /// Looks in memory, among the favourites, on disk and at the service, in that order. Off the caller's actor.
    @concurrent public func draw(_ picture: Picture, columns: Int, rows: Int) async -> PictureOutcome {
        let box = PictureInBox(picture, columns: columns, rows: rows, style: await styles.settledStyle())
        switch await rendition(for: box) {
        case .success(let rendition):
            return painter.draw(rendition, in: box).map(PictureOutcome.drawn) ?? .failed(PictureNote.missing)
        case .failure(let absence): return .failed(absence.words)
        }
    }

    /// The favourite's own copy of a picture that is shown larger than that.
    @concurrent public func standIn(for picture: Picture, columns: Int, rows: Int) async -> DrawnPicture? {
        let box = PictureInBox(picture, columns: columns, rows: rows, style: await styles.settledStyle())
        guard box.isLargerThanKept, memory.value(for: box.key) == nil, let id = PhotoID(picture.id),
            !pictures.hasAtHand(PictureSource(picture.source), of: id.service, width: box.fetchedWidth)
        else { return nil }
        return await kept(id, box).flatMap { painter.draw($0, in: box) }
    }

    /// The same into memory only.
    @concurrent public func prepare(_ picture: Picture, columns: Int, rows: Int) async {
        let box = PictureInBox(picture, columns: columns, rows: rows, style: await styles.settledStyle())
        _ = await rendition(for: box)
    }

    private func rendition(for box: PictureInBox) async -> Result<Rendition, PictureAbsence> {
        if let rendition = memory.value(for: box.key) { return .success(rendition) }
        guard let id = PhotoID(box.picture.id) else { return .failure(PictureAbsence(PictureNote.missing)) }
        // What is kept is too small to be looked at from near: it is for when there is no more to be had.
        let isNear = box.isLargerThanKept
        if !isNear, let rendition = await kept(id, box) { return .success(remember(rendition, box)) }
        do throws(PictureAbsence) {
            return .success(remember(try await fetched(id, box), box))
        } catch {
            if isNear, let rendition = await kept(id, box) { return .success(rendition) }
            return .failure(error)
        }
    }

    private func fetched(_ id: PhotoID, _ box: PictureInBox) async throws(PictureAbsence) -> Rendition {
        let source = PictureSource(box.picture.source)
        if let file = pictures.file(source, of: id.service, width: box.fetchedWidth) {
            do throws(DecodingError) {
                return try await decoded(.file(path: file.path, start: file.start), source, id, box)
            } catch {
                // Another shell may have removed it meanwhile.
                guard error == .unreadable else { throw PictureAbsence(PictureNote.words(for: error)) }
            }
        }
        let bytes: [UInt8]
        do throws(CatalogError) {
            bytes = try await pictures.picture(source, of: id.service, width: box.fetchedWidth)
        } catch {
            throw PictureAbsence(PictureNote.words(for: error))
        }
        do throws(DecodingError) {
            return try await decoded(.memory(bytes), source, id, box)
        } catch {
            throw PictureAbsence(PictureNote.words(for: error))
        }
    }

    /// What turns out to be damaged is not kept.
    private func decoded(
        _ contents: PictureContents, _ source: PictureSource, _ id: PhotoID, _ box: PictureInBox
    ) async throws(DecodingError) -> Rendition {
        do throws(DecodingError) {
            let rendered = try await worker.render(contents, in: box)
            if rendered.isTruncated { pictures.forget(source, of: id.service, width: box.fetchedWidth) }
            note(rendered, id, box)
            return rendered.rendition
        } catch {
            if error != .cancelled, error != .unavailable {
                pictures.forget(source, of: id.service, width: box.fetchedWidth)
            }
            throw error
        }
    }

    private func remember(_ rendition: Rendition, _ box: PictureInBox) -> Rendition {
        memory.insert(rendition, for: box.key, cost: rendition.cost)
        if box.key.window == nil { wholes.insert(box.key, for: box.picture.id, cost: 1) }
        return rendition
    }

    /// The favourite's own picture; one that cannot be read counts as none.
    private func kept(_ id: PhotoID, _ box: PictureInBox) async -> Rendition? {
        let size: FavoritePictureSize = box.fetchedWidth > FavoritePictureSize.card.width ? .screen : .card
        guard let bytes = try? favorites.picture(of: id, size: size) else { return nil }
        guard let rendered = try? await worker.render(.memory(bytes), in: box) else { return nil }
        note(rendered, id, box)
        return rendered.rendition
    }

    private func note(_ rendered: RenderedPicture, _ id: PhotoID, _ box: PictureInBox) {
        guard box.picture.color == nil, box.key.window == nil, !rendered.isTruncated else { return }
        noteColor(rendered.color, id)
    }
}
