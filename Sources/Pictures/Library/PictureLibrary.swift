public import GalleryCore
import PictureExchange
import Synchronization
public import TextLayout

/// Loads, decodes and draws pictures from memory, from disk, from stored copies of favorites, or from the service.
public final class PictureLibrary: PictureDrawing {
    public let pictures: CachedPictures
    let favorites: any FavoritesStore
    private let copies: FavoriteCopies
    let recordColor: @Sendable (RGB, PhotoID) -> Void
    let recordDescriptor: @Sendable (VisualDescriptor, PhotoID) -> Void
    let worker: PictureWorker
    private let styles: any PictureStyling
    private let absenceText: @Sendable (PictureAbsence) -> String
    private let painter = PicturePainter()
    private let disk: DiskCache
    private let memory: MemoryCache<PictureInBox.Key, EncodedImage>
    private let animation = Mutex(AnimationMode.once)
    let animated = MemoryCache<PhotoID, Bool>(limit: 1000)
    /// Keys of the last drawings of whole pictures. Such a drawing is the placeholder for a zoomed part.
    private let wholePictures = MemoryCache<PhotoID, PictureInBox.Key>(limit: 1000)

    /// Creates `cacheFolder` on demand; `memoryLimit` is in bytes. `absenceText` is painted for a missing picture.
    /// `recordColor` receives the color of decoded photos without a known color, `recordDescriptor` each descriptor.
    public init(
        fetchers: @escaping FetcherLookup, favorites: any FavoritesStore, worker: PictureWorker,
        cacheFolder: String, styles: any PictureStyling, memoryLimit: Int = 100_000_000,
        absenceText: @escaping @Sendable (PictureAbsence) -> String,
        recordColor: @escaping @Sendable (RGB, PhotoID) -> Void = { _, _ in },
        recordDescriptor: @escaping @Sendable (VisualDescriptor, PhotoID) -> Void = { _, _ in }
    ) {
        self.absenceText = absenceText
        self.recordColor = recordColor
        self.recordDescriptor = recordDescriptor
        disk = DiskCache(folder: cacheFolder)
        pictures = CachedPictures(fetchers: fetchers, disk: disk)
        memory = MemoryCache(limit: memoryLimit)
        self.favorites = favorites
        self.worker = worker
        self.styles = styles
        copies = FavoriteCopies(in: favorites)
    }

    public var usage: (memory: CacheContents.Usage, disk: CacheContents.Usage) {
        let inMemory = memory.contents, onDisk = disk.contents
        return (
            CacheContents.Usage(count: inMemory.count, bytes: inMemory.bytes, limit: memory.limit),
            CacheContents.Usage(count: onDisk.count, bytes: onDisk.bytes, limit: disk.limit)
        )
    }

    /// Clears both caches, off the caller's actor. Keeps the stored copies of favorites.
    @concurrent public func clear() async {
        memory.clear()
        disk.clear()
    }

    public func startDecoder() { worker.prestart() }

    /// Frees unread shared memory and completes pending writes. Nothing may be drawn afterwards.
    public func close() {
        painter.close()
        disk.finish()
    }

    /// Pixels per cell: those of the terminal, or of the glyphs if pictures are drawn in cells.
    public var grid: PixelGrid { styles.style.grid }

    public var eraser: String { styles.style.eraser }

    public var refresher: String { styles.style.refresher }

    /// Sets how often animations are played; only kitty on this machine can play them.
    public func animate(_ mode: AnimationMode) { animation.withLock { $0 = mode } }

    public func pauseOrResume() -> String? { painter.pauseOrResume() }

    /// Whether pictures are drawn in cells.
    public var drawsCells: Bool { styles.style.method == .cells }

    /// Placeholder of a picture: for a zoomed part, the last drawing of the whole picture; otherwise the BlurHash, the
    /// average color or gray. Drawn in cells with every protocol.
    public func placeholder(for picture: Picture, columns: Int, rows: Int) -> TerminalImage {
        var style = styles.style
        if picture.viewport == nil { style.glyphs = .spaces }
        let box = box(picture, columns, rows, style).asCells
        guard let window = box.key.window else {
            return box.style.cells(
                Placeholder.pixels(for: box.subject, width: box.key.width, height: box.key.height))
        }
        let whole =
            box.key.photo.flatMap(wholePictures.value).flatMap(memory.value)?.pixels
            ?? Placeholder.pixels(for: box.subject, width: 64, height: 64)
        return box.style.cells(whole.cropped(to: window))
    }

    /// Drawing from memory; `nil` if not available, and for an animation, which must be drawn again to play.
    public func ready(_ picture: Picture, columns: Int, rows: Int) -> TerminalImage? {
        let box = box(picture, columns, rows, styles.style)
        return memory.value(for: box.key).flatMap { $0.frames.isEmpty ? paint($0, in: box) : nil }
    }

    @concurrent public func draw(_ picture: Picture, columns: Int, rows: Int) async -> PictureOutcome {
        let box = box(picture, columns, rows, await styles.settledStyle())
        switch await image(for: box) {
        case .success(let image):
            return paint(image, in: box).map(PictureOutcome.drawn) ?? .failed(absenceText(.missing))
        case .failure(let absence): return .failed(absenceText(absence))
        }
    }

    /// Drawing of a favorite's stored copy while a larger picture is loaded; `nil` if not needed or not available.
    @concurrent public func preview(for picture: Picture, columns: Int, rows: Int) async -> TerminalImage? {
        let box = box(picture, columns, rows, await styles.settledStyle())
        guard box.isLargerThanFavorite, memory.value(for: box.key) == nil, let subject = box.subject,
            !pictures.isCached(subject.source, of: subject.id.service, width: box.fetchedWidth)
        else { return nil }
        return await favorite(subject, box).flatMap { paint($0, in: box) }
    }

    private func paint(_ image: EncodedImage, in box: PictureInBox) -> TerminalImage? {
        painter.draw(image, in: box, note: image.isTruncated ? absenceText(.incomplete) : nil)
    }

    /// Decodes the picture into memory for later use.
    @concurrent public func prepare(_ picture: Picture, columns: Int, rows: Int) async {
        let box = box(picture, columns, rows, await styles.settledStyle())
        _ = await image(for: box)
    }

    private func box(_ picture: Picture, _ columns: Int, _ rows: Int, _ style: PictureStyle) -> PictureInBox {
        PictureInBox(
            picture, columns: columns, rows: rows, style: style, animation: animation.withLock { $0 })
    }

    private func image(for box: PictureInBox) async -> Result<EncodedImage, PictureAbsence> {
        if let image = memory.value(for: box.key) { return .success(image) }
        guard let subject = box.subject else { return .failure(.missing) }
        if let thumbnail = await thumbnail(for: box) { return .success(remember(thumbnail, box)) }
        var absence: PictureAbsence?
        let stored = pictures.cached(subject.source, of: subject.id.service, width: box.fetchedWidth)
        if case .fresh(let found) = stored {
            do throws(PictureError) {
                return .success(remember(try await decoded(found, subject, box), box))
            } catch {
                // Another process may have removed the file, so the picture is fetched.
                absence = error == .unreadable ? nil : .notDecoded(error)
            }
        }
        // A favorite's stored copy that is too small for the box is used only if fetching fails.
        let isNear = box.isLargerThanFavorite
        if !isNear, let image = await favorite(subject, box) { return .success(remember(image, box)) }
        do throws(PictureAbsence) {
            if let absence { throw absence }
            return .success(remember(try await fetched(subject, box, stored), box))
        } catch {
            if isNear, let image = await favorite(subject, box) { return .success(image) }
            return .failure(error)
        }
    }

    private func fetched(
        _ subject: Photo, _ box: PictureInBox, _ stored: StoredPicture
    ) async throws(PictureAbsence) -> EncodedImage {
        let bytes: [UInt8]
        let (source, service, width) = (subject.source, subject.id.service, box.fetchedWidth)
        do throws(CatalogError) {
            bytes =
                if case .absent = stored {
                    try await pictures.fetch(source, of: service, width: width)
                } else {
                    try await pictures.picture(source, of: service, width: width)
                }
        } catch {
            throw .notFetched(error)
        }
        do throws(PictureError) {
            return try await decoded(.bytes(bytes), subject, box)
        } catch {
            throw .notDecoded(error)
        }
    }

    /// Decodes a picture; removes it from the cache if it cannot be decoded or is incomplete.
    private func decoded(
        _ contents: PictureRequest.Subject, _ subject: Photo, _ box: PictureInBox
    ) async throws(PictureError) -> EncodedImage {
        func forget() {
            pictures.forget(subject.source, of: subject.id.service, width: box.fetchedWidth)
        }
        do throws(PictureError) {
            let image = try await worker.render(contents, in: box)
            if image.isTruncated { forget() }
            report(image, of: subject, box)
            return image
        } catch {
            if error != .cancelled, error != .unavailable { forget() }
            throw error
        }
    }

    private func remember(_ image: EncodedImage, _ box: PictureInBox) -> EncodedImage {
        memory.insert(image, for: box.key, cost: image.cost)
        if box.key.window == nil, let photo = box.key.photo {
            wholePictures.insert(box.key, for: photo, cost: 1)
        }
        return image
    }

    /// Stored copy of a favorite; `nil` if missing or not decodable.
    private func favorite(_ subject: Photo, _ box: PictureInBox) async -> EncodedImage? {
        let size: FavoritePictureSize = box.fetchedWidth > FavoritePictureSize.card.width ? .screen : .card
        guard await copies.exist(of: subject.id),
            let bytes = try? favorites.picture(of: subject.id, size: size),
            let image = try? await worker.render(.bytes(bytes), in: box)
        else { return nil }
        report(image, of: subject, box)
        return image
    }

    func report(_ image: EncodedImage, of subject: Photo, _ box: PictureInBox) {
        if image.isAnimated { animated.insert(true, for: subject.id, cost: 1) }
        guard box.key.window == nil, !image.isTruncated else { return }
        if subject.color == nil { recordColor(image.color, subject.id) }
        if let descriptor = image.descriptor { recordDescriptor(descriptor, subject.id) }
    }
}
