public import GalleryCore
public import Viper

/// Finds, decodes and draws pictures: from memory, else the favourite's own copy, else the disk, else the service.
public final class PictureLibrary: PictureDrawing {
    /// A picture at the size of its box.
    private struct Drawing: Hashable {
        let id: String
        let width: Int
        let height: Int
        /// What of it is seen; nil for the whole.
        let window: PictureWindow?
        /// The width to ask for: what is drawn of the whole, and no more than there is.
        let fetchedWidth: Int
    }

    /// The pictures as they came, for whoever needs their bytes: fetched once for drawing and keeping.
    public let pictures: CachedPictures
    private let favorites: any FavoritesStore
    private let worker: PictureWorker
    private let encoder: CellEncoder
    private let background: RGB
    private let disk: DiskCache
    private let memory: MemoryCache<Drawing, Raster>
    /// How the whole of a picture was drawn last, to stand in for a part of it.
    private let wholes = MemoryCache<String, Drawing>(limit: 1000)

    /// `fetchers` knows the services; `cacheFolder` is made when needed; `background` shows where a picture is
    /// transparent or leaves its box free; `memoryLimit` in bytes.
    public init(
        fetchers: @escaping @Sendable (ServiceName) -> (any PictureFetching)?, favorites: any FavoritesStore,
        worker: PictureWorker, cacheFolder: String, encoder: CellEncoder,
        background: RGB = RGB(red: 0, green: 0, blue: 0), memoryLimit: Int = 100_000_000
    ) {
        disk = DiskCache(folder: cacheFolder)
        pictures = CachedPictures(fetchers: fetchers, disk: disk)
        memory = MemoryCache(limit: memoryLimit)
        self.favorites = favorites
        self.worker = worker
        self.encoder = encoder
        self.background = background
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

    /// Those of the cells' characters.
    public var grid: PixelGrid { PixelGrid(across: 1, down: encoder.glyphs.pixelRows) }

    /// For a part, what was drawn of the whole; else the BlurHash, the average colour or a grey.
    public func placeholder(for picture: Picture, columns: Int, rows: Int) -> DrawnPicture {
        let drawing = drawing(picture, columns, rows)
        guard let window = drawing.window else {
            return encoder.draw(
                Placeholder.raster(for: picture, width: drawing.width, height: drawing.height))
        }
        let whole =
            wholes.value(for: picture.id).flatMap(memory.value)
            ?? Placeholder.raster(for: picture, width: 64, height: 64)
        return encoder.draw(whole.seen(through: window))
    }

    /// From memory only.
    public func ready(_ picture: Picture, columns: Int, rows: Int) -> DrawnPicture? {
        memory.value(for: drawing(picture, columns, rows)).map(encoder.draw)
    }

    /// Looks in memory, among the favourites, on disk and at the service, in that order. Off the caller's actor.
    @concurrent public func draw(_ picture: Picture, columns: Int, rows: Int) async -> PictureOutcome {
        let drawing = drawing(picture, columns, rows)
        if let raster = memory.value(for: drawing) { return .drawn(encoder.draw(raster)) }
        guard let id = PhotoID(picture.id) else { return .failed(PictureNote.missing) }
        // What is kept is too small to be looked at from near: it is for when there is no more to be had.
        let isNear = drawing.fetchedWidth > KeptPictureSize.screen.width
        if !isNear, let raster = await kept(id, picture, drawing) { return finish(raster, drawing) }
        let outcome = await fetched(id, picture, drawing)
        if isNear, case .failed = outcome, let raster = await kept(id, picture, drawing) {
            return .drawn(encoder.draw(raster))
        }
        return outcome
    }

    private func fetched(_ id: PhotoID, _ picture: Picture, _ drawing: Drawing) async -> PictureOutcome {
        do throws(CatalogError) {
            let source = PictureSource(picture.source)
            let bytes = try await pictures.picture(source, of: id.service, width: drawing.fetchedWidth)
            do throws(DecodingError) {
                let (raster, isWhole) = try await decode(bytes, picture, drawing)
                if !isWhole { pictures.forget(source, of: id.service, width: drawing.fetchedWidth) }
                return finish(raster, drawing)
            } catch {
                if error != .cancelled, error != .unavailable {
                    pictures.forget(source, of: id.service, width: drawing.fetchedWidth)
                }
                return .failed(PictureNote.words(for: error))
            }
        } catch {
            return .failed(PictureNote.words(for: error))
        }
    }

    private func drawing(_ picture: Picture, _ columns: Int, _ rows: Int) -> Drawing {
        let size = encoder.pixels(columns: columns, rows: rows)
        let window = picture.viewport.map { viewport in
            PictureWindow(
                viewport, of: (picture.width, picture.height), width: size.width, height: size.height)
        }
        return Drawing(
            id: picture.id, width: size.width, height: size.height, window: window,
            fetchedWidth: window.map { min($0.wholeWidth, picture.width) } ?? size.width)
    }

    private func finish(_ raster: Raster, _ drawing: Drawing) -> PictureOutcome {
        memory.insert(raster, for: drawing, cost: raster.bytes.count)
        if drawing.window == nil { wholes.insert(drawing, for: drawing.id, cost: 1) }
        return .drawn(encoder.draw(raster))
    }

    /// The favourite's own picture; one that cannot be read counts as none.
    private func kept(_ id: PhotoID, _ picture: Picture, _ drawing: Drawing) async -> Raster? {
        let size: KeptPictureSize = drawing.fetchedWidth > KeptPictureSize.card.width ? .screen : .card
        guard let bytes = try? favorites.picture(of: id, size: size) else { return nil }
        return try? await decode(bytes, picture, drawing).raster
    }

    /// Fills the box. A picture whose proportions are not those the box was made for keeps them.
    private func decode(
        _ bytes: [UInt8], _ picture: Picture, _ drawing: Drawing
    ) async throws(DecodingError) -> (raster: Raster, isWhole: Bool) {
        if let window = drawing.window { return try await decode(bytes, picture, window) }
        let decoded = try await worker.decode(
            bytes, .exact, width: drawing.width, height: drawing.height, background: background)
        let frame = Frame(
            promised: (picture.width, picture.height), found: decoded.original, width: drawing.width,
            height: drawing.height)
        guard let inner = frame.inner else { return (decoded.raster, !decoded.isTruncated) }
        let part = try await worker.decode(
            bytes, .exact, width: inner.width, height: inner.height, background: background)
        return (frame.framed(part.raster, on: background), !part.isTruncated)
    }
    /// The part of the picture that is seen. One whose proportions are not those promised keeps them.
    private func decode(
        _ bytes: [UInt8], _ picture: Picture, _ window: PictureWindow
    ) async throws(DecodingError) -> (raster: Raster, isWhole: Bool) {
        var part = try await worker.decode(bytes, window, background: background)
        if let viewport = picture.viewport, !window.hasProportions(of: part.original) {
            let height = Double(picture.width) / Double(part.original.width) * Double(part.original.height)
            let found = PictureWindow(
                viewport, of: (picture.width, max(1, Int(height))), width: window.width, height: window.height
            )
            part = try await worker.decode(bytes, found, background: background)
        }
        return (part.raster, !part.isTruncated)
    }
}
