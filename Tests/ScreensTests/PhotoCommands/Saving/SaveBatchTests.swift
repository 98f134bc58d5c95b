import GalleryCore
import Synchronization
import TestKit
import Testing
import UseCases

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct SaveBatchTests {
    @MainActor final class Log {
        var notes: [Note] = []
        var lines: [String?] = []
    }

    private let log = Log()

    private func batch(_ photos: [Photo], _ saving: any SaveInteracting) -> SaveReport {
        SaveReport(
            photos: photos, order: SaveRequest(folder: "fog"), saving: saving,
            report: { log.notes += $0 }, progress: { log.lines.append($0) })
    }

    @Test func `save results are printed in list order, even if the saves end in another order`() async {
        let saving = GatedSaving()
        let photos = Photo.samples(9)
        let run = Task { await batch(photos, saving).run() }
        await eventually("saving goes on") { saving.waiting.count >= 4 }
        #expect(saving.waiting == ["p1", "p2", "p3", "p4"])
        saving.finish("p2")
        await eventually("saving goes on") { saving.waiting.contains("p5") }
        #expect(log.notes.isEmpty)
        saving.finish("p1")
        await eventually("saving goes on") { log.notes.count >= 2 }
        for photo in photos.dropFirst(2) {
            await eventually("saving goes on") { saving.waiting.contains(photo.id.key) }
            saving.finish(photo.id.key)
        }
        await run.value
        #expect(log.notes.map(\.text) == photos.map { "Saved /fog/\($0.id.key).jpg" })
        #expect(saving.most == 4)
        #expect(log.lines.first == "Saving 9 photos: 0 done")
    }

    @Test func `each failed save is reported, and the other photos are saved`() async {
        let saving = GatedSaving(failing: ["p2": .catalog(.timedOut)], present: ["p3"])
        let photos = Photo.samples(3)
        for photo in photos { saving.finish(photo.id.key) }
        await batch(photos, saving).run()
        #expect(log.notes.map(\.kind) == [.info, .problem, .info])
        #expect(log.notes[1].text.hasPrefix("Could not save demo:p2 Photo 2. The service did not respond"))
        #expect(log.notes[2].text == "Already saved: /fog/p3.jpg")
    }

    @Test func `photos of an interrupted save whose files are there are counted, and the others are saved`()
        async
    {
        let photos = Photo.samples(9)
        let saving = GatedSaving(present: Set(photos.prefix(6).map(\.id.key)))
        for photo in photos { saving.finish(photo.id.key) }
        await batch(photos, saving).run()
        let shown = log.notes.filter { $0.kind != .detail }
        #expect(
            shown.map(\.text) == ["6 of 9 photos were already saved."]
                + ["p7", "p8", "p9"].map { "Saved /fog/\($0).jpg" })
        // Programs get a record for each file.
        #expect(log.notes.count { $0.record != nil } == 9)
    }

    @Test func `of many photos, those not saved for the same reason have one line with their number`() async {
        let saving = GatedSaving(
            failing: ["p2": .catalog(.timedOut), "p4": .catalog(.timedOut), "p5": .catalog(.notFound)])
        let photos = Photo.samples(6)
        for photo in photos { saving.finish(photo.id.key) }
        await batch(photos, saving).run()
        #expect(log.notes.map(\.kind) == [.info, .info, .info, .problem, .problem])
        #expect(
            log.notes[3].text.hasPrefix(
                "Could not save 2 photos (demo:p2 demo:p4). The service did not respond"))
        #expect(log.notes[4].text.hasPrefix("Could not save 1 photo (demo:p5). "))
    }

    @Test
    func `if only a smaller copy is available, it is not saved, but a command that saves it is offered`()
        async
    {
        let refusal = ScreenError.catalog(
            .refused(.smallerOnly(because: .refused(.imageHost(status: 403)))))
        let saving = GatedSaving(failing: ["p2": refusal, "p3": refusal])
        let photos = Photo.samples(3)
        for photo in photos { saving.finish(photo.id.key) }
        await batch(photos, saving).run()
        #expect(log.notes.map(\.kind) == [.info, .problem, .problem])
        #expect(
            log.notes.last?.text
                == "Could not save demo:p3 Photo 3. The request was refused: The image server responded with status 403. "
                + "Only a smaller copy is available; `save N --smaller` saves it.")
        let names = photos.dropFirst().map(\.id.description).joined(separator: " ")
        #expect(log.notes.last?.offer == "save \(names) --smaller to fog")
    }

    @Test func `if an animation is converted, a warning states that only its first frame is saved`() async {
        let saving = GatedSaving(losses: ["p2": .frames])
        let photos = Photo.samples(2)
        for photo in photos { saving.finish(photo.id.key) }
        await batch(photos, saving).run()
        #expect(log.notes.map(\.kind) == [.info, .info, .warning])
        #expect(
            log.notes.last?.text.hasPrefix("Only the first frame of this animation was converted.") == true)
    }

    @Test func `warnings name the metadata and the colors without which a file was saved`() async {
        let saving = GatedSaving(
            leftOut: ["p1": [.makerNotes, .comment]], losses: ["p2": [.transparency, .depth], "p3": []])
        let photos = Photo.samples(3)
        for photo in photos { saving.finish(photo.id.key) }
        await batch(photos, saving).run()
        let warnings = log.notes.filter { $0.kind == .warning }.map(\.text)
        #expect(warnings.count == 3)
        #expect(warnings.first == "Left out, since it may contain the position: maker notes, comment.")
        #expect(warnings.dropFirst().first?.hasPrefix("Transparent parts became white") == true)
        #expect(warnings.last?.hasPrefix("The colors were reduced from 16 bits to 8;") == true)
    }

    @Test func `if a file saved before contains coordinates that should be removed, a warning is printed`()
        async
    {
        let saving = GatedSaving(present: ["p2"], located: ["p2"])
        let photos = Photo.samples(2)
        for photo in photos { saving.finish(photo.id.key) }
        await batch(photos, saving).run()
        #expect(log.notes.map(\.kind) == [.info, .info, .warning])
        #expect(log.notes[1].text == "Already saved: /fog/p2.jpg")
        #expect(log.notes.last?.text.hasPrefix("It may still have its position;") == true)
    }

    @Test
    func `a save reports a credit that is only in a sidecar, and a C2PA manifest that a credit invalidates`()
        async
    {
        let saving = GatedSaving(
            present: ["p3"],
            metadata: [
                "p1": EmbeddedMetadata(hasCredit: false, hasManifest: true),
                "p2": EmbeddedMetadata(hasManifest: true), "p3": EmbeddedMetadata(hasCredit: false),
            ])
        let photos = Photo.samples(3)
        for photo in photos { saving.finish(photo.id.key) }
        await batch(photos, saving).run()
        #expect(log.notes.map(\.kind) == [.info, .quiet, .info, .warning, .info])
        #expect(log.notes[1].text == "Its credit is only beside it: p1.jpg.json")
        #expect(log.notes[3].text.hasPrefix("The added credit invalidates its Content Credentials (C2PA)."))
    }

    @Test func `a canceled save prints how many photos were saved, and no error`() async {
        let saving = GatedSaving()
        let photos = Photo.samples(6)
        let run = Task { await batch(photos, saving).run() }
        await eventually("saving goes on") { saving.waiting.count >= 4 }
        saving.finish("p3")
        await eventually("saving goes on") { saving.waiting.contains("p5") }
        run.cancel()
        await run.value
        #expect(log.notes.map(\.kind) == [.info, .quiet])
        #expect(
            log.notes.map(\.text) == [
                "Saved /fog/p3.jpg", "1 of 6 photos saved. Repeat `save` to resume.",
            ])
        #expect(log.notes.first?.links == [TextLink(text: "/fog/p3.jpg", target: "file:///fog/p3.jpg")])
    }

    @Test func `the progress line for a single photo contains the photo's title`() async {
        let saving = GatedSaving()
        saving.finish("p1")
        await batch([.sample(1)], saving).run()
        #expect(log.lines.first == "Saving Photo 1 …")
    }
}
