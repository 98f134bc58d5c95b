import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import UseCases

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct PhotoSavingInteractorTests {
    private let photo = Photo.sample(1)

    @Test func `saving a photo does not change the favorites`() async throws {
        let fixture = PhotoFixture()
        #expect(try await fixture.saving.save(photo, SaveRequest()) { _ in }.favoriteFailure == nil)
        #expect(fixture.favorites.count() == 0)
        #expect(fixture.taste.recorded == ["saved \(photo.id)"])
    }

    @Test func `a saved photo is added to the favorites if requested`() async throws {
        let fixture = PhotoFixture()
        var order = SaveRequest()
        order.addsFavorite = true
        let saved = try await fixture.saving.save(photo, order) { _ in }
        let file = SavedFile(path: "/pictures/p1.jpg", isNew: true)
        #expect(saved == SavedPhoto(file: file, width: 1, favoriteFailure: nil))
        #expect(fixture.favorites.count() == 1)
        #expect(fixture.taste.recorded == ["saved \(photo.id)", "favorited \(photo.id)"])
    }

    @Test func `a photo that cannot be saved is not added to the favorites`() async {
        var offline = PhotoFixture()
        offline.pictures = StubPictures(failure: .cancelled)
        await #expect(throws: ScreenError.catalog(.cancelled)) {
            try await offline.saving.save(photo, SaveRequest()) { _ in }
        }
        #expect(offline.favorites.count() == 0)
        #expect(offline.taste.recorded == [])
    }

    private func save(
        _ files: SpyFiles, _ order: SaveRequest = SaveRequest(), download: CatalogError? = nil,
        check: StoreError? = nil, convert: StoreError? = nil, photo: Photo? = nil
    ) async -> Result<SavedFile, ScreenError> {
        var fixture = PhotoFixture(files: files)
        fixture.pictures = StubPictures(failure: download)
        fixture.checker = StubChecker(failure: check)
        fixture.converter = StubConverter(failure: convert)
        let saving = fixture.saving
        do throws(ScreenError) {
            return .success(try await saving.save(photo ?? self.photo, order) { _ in }.file)
        } catch {
            return .failure(error)
        }
    }

    @Test func `an intact download is published in the requested folder and format`() async {
        let files = SpyFiles()
        #expect(await save(files) == .success(SavedFile(path: "/pictures/p1.jpg", isNew: true)))
        #expect(files.calls.withLock(\.self) == ["draft", "publish"])
        let order = SaveRequest(folder: "/fog", format: .png)
        #expect(await save(SpyFiles(), order) == .success(SavedFile(path: "/fog/p1.png", isNew: true)))
    }

    @Test(arguments: [true, false]) func `a converted picture has no location if it should be removed`(
        removesLocation: Bool
    ) async throws {
        let files = SpyFiles()
        var order = SaveRequest(format: .png)
        order.removesLocation = removesLocation
        _ = await save(files, order)
        let published = removesLocation ? "publish without location" : "publish"
        #expect(files.calls.withLock(\.self).last == published)
    }

    @Test func `a picture is scaled to the requested width only if it is wider`() async throws {
        var order = SaveRequest(name: try FileNameTemplate("a-{width}"))
        order.width = 800
        for (width, widths) in [(801, [800]), (800, [nil])] {
            let files = SpyFiles()
            var fixture = PhotoFixture(files: files)
            fixture.checker = StubChecker(size: PixelSize(width: width, height: 600))
            _ = try await fixture.saving.save(photo, order) { _ in }
            #expect(files.widths.withLock(\.self) == widths)
            let named = files.namings.withLock(\.self).map { $0?.values[.width] }
            #expect(named == widths.map { $0.map(String.init) })
        }
    }

    @Test(
        arguments: [
            (nil, 800, 800), (600, 800, 800), (600, .max, nil), (1200, nil, nil), (400, 1200, nil),
            (nil, nil, nil),
        ] as [(Int?, Int?, Int?)])
    func `the width of the command replaces that of the settings; wider than the original is reported`(
        setting: Int?, typed: Int?, scaled: Int?
    ) async throws {
        let files = SpyFiles()
        var fixture = PhotoFixture(files: files), order = SaveRequest()
        fixture.checker = StubChecker(size: PixelSize(width: 1000, height: 600))
        fixture.preferences.value.width = setting
        order.width = typed
        let saved = try await fixture.saving.save(photo, order) { _ in }
        #expect(files.widths.withLock(\.self) == [scaled])
        #expect(saved.width == scaled ?? 1000 && saved.isScaled == (scaled != nil))
        let limit = typed ?? setting
        #expect(saved.isNarrower == (limit == 1200))
        order.isOriginal = true
        #expect(try await !fixture.saving.save(photo, order) { _ in }.isScaled)
    }

    @Test(arguments: [(nil, false), (PictureFormat.webp, false), (.png, true)])
    func `only an animation that is converted is reduced to its first frame`(
        format: PictureFormat?, isFirstFrame: Bool
    ) async throws {
        var fixture = PhotoFixture()
        fixture.checker = StubChecker(isAnimated: true)
        let saved = try await fixture.saving.save(photo, SaveRequest(format: format)) { _ in }
        #expect(saved.losses == (isFirstFrame ? .frames : []))
    }

    @Test func `a photo that is already saved is not requested`() async {
        let files = SpyFiles(present: "/pictures/there.jpg")
        let outcome = await save(files, download: .timedOut)
        #expect(outcome == .success(SavedFile(path: "/pictures/there.jpg", isNew: false)))
        #expect(files.calls.withLock(\.self) == [])
    }

    @Test(arguments: [true, false])
    func `the result states whether a file saved before may have coordinates that should be removed`(
        hasLocation: Bool
    ) async throws {
        for (isWanted, present) in [
            (true, "/pictures/there.jpg"), (false, "/pictures/there.jpg"), (true, nil),
        ] {
            var fixture = PhotoFixture(files: SpyFiles(present: present, hasLocation: hasLocation))
            fixture.checker = StubChecker()
            var order = SaveRequest()
            order.removesLocation = isWanted
            let saved = try await fixture.saving.save(photo, order) { _ in }
            #expect(saved.mayHaveLocation == (isWanted && present != nil && hasLocation))
        }
    }

    @Test(arguments: [
        CatalogError.cancelled, .timedOut, .offline(.noThread), .unreadable(.unexpected), .notFound,
    ])
    func `a partial download is kept for the next attempt if the request fails`(error: CatalogError) async {
        let files = SpyFiles()
        #expect(await save(files, download: error) == .failure(.catalog(error)))
        #expect(files.calls.withLock(\.self) == ["draft", "set aside"])
    }

    @Test(arguments: [CatalogError.notStored(.full(path: "/")), .tooLarge(limit: 1)])
    func `a partial download is discarded if the disk is full or the file is too large`(error: CatalogError)
        async
    {
        let files = SpyFiles()
        #expect(await save(files, download: error) == .failure(.catalog(error)))
        #expect(files.calls.withLock(\.self) == ["draft", "discard"])
    }

    @Test func `a damaged file is discarded`() async {
        let files = SpyFiles()
        let error = StoreError.notAPicture(.truncated)
        #expect(await save(files, check: error) == .failure(.store(error)))
        #expect(files.calls.withLock(\.self) == ["draft", "discard"])
    }

    @Test(arguments: [PictureFault.truncated, .notDecoded(.malformed("CRC")), .content(.tiff)])
    func `a damaged or unsupported file is saved as the original on request, and its fault is returned`(
        fault: PictureFault
    ) async throws {
        let files = SpyFiles()
        var fixture = PhotoFixture(files: files)
        fixture.checker = StubChecker(failure: .notAPicture(fault))
        let order = SaveRequest(isOriginal: true)
        let saved = try await fixture.saving.save(photo, order) { _ in }
        #expect(saved.fault == fault)
        #expect(files.calls.withLock(\.self) == ["draft", "publish unchanged"])
    }

    @Test(arguments: [PictureFault.content(.html), .notDecoded(.foreign(.svg)), .notDecoded(.unavailable)])
    func `a file not known to be a picture is discarded, even if the original is requested`(
        fault: PictureFault
    ) async {
        let files = SpyFiles()
        let error = StoreError.notAPicture(fault)
        #expect(await save(files, SaveRequest(isOriginal: true), check: error) == .failure(.store(error)))
        #expect(files.calls.withLock(\.self) == ["draft", "discard"])
    }

    @Test func `a file that cannot be converted or published is kept for the next attempt`() async {
        for format in [PictureFormat.png, nil] {
            let error = StoreError.notConverted(.tooManyPixels)
            let files = SpyFiles(failure: format == nil ? error : nil)
            let order = SaveRequest(folder: nil, format: format)
            #expect(await save(files, order, convert: error) == .failure(.store(error)))
            #expect(files.calls.withLock(\.self).last == "set aside")
        }
    }

    @Test func `a smaller copy is saved only if the save order accepts smaller copies`() async throws {
        let refusal = CatalogError.refused(.smallerOnly(because: .refused(.imageHost(status: 403))))
        let files = SpyFiles()
        #expect(await save(files, download: refusal) == .failure(.catalog(refusal)))
        #expect(files.calls.withLock(\.self) == ["draft", "set aside"])
        var fixture = PhotoFixture()
        fixture.pictures = StubPictures(failure: refusal)
        let saved = try await fixture.saving.save(photo, SaveRequest(acceptsSmaller: true)) { _ in }
        #expect(saved.isSmaller)
        fixture.pictures = StubPictures()
        #expect(try await !fixture.saving.save(photo, SaveRequest(acceptsSmaller: true)) { _ in }.isSmaller)
    }

    @Test func `saving a photo for which the service offers no file is an error`() async {
        var bare = photo
        bare.original = nil
        let files = SpyFiles()
        #expect(await save(files, photo: bare) == .failure(.catalog(.refused(.noOriginal))))
        #expect(files.calls.withLock(\.self) == [])
    }
}
