import GalleryCore
import Glibc
import Testing
import Wording

/// What is said of errors of this machine's own.
@Suite struct StoreErrorPhrasesTests {
    @Test(arguments: [
        (StoreError.readOnly(path: "/d"), "Nothing can be kept now: /d"),
        (.busy, "Another program holds the database; close it or try again in a moment."),
        (.full(path: "/d"), "The disk is full, so /d could not be written; make room and try again."),
        (.failed(path: "/d", cause: .system(EACCES)), "/d could not be written: Permission denied."),
        (.failed(path: "/d", cause: .reported("disk I/O error")), "/d could not be written: disk I/O error."),
        (
            .failed(path: "/d", cause: .namesTaken),
            "/d could not be written: too many files of the same name."
        ),
        (.unreadable(path: "/f", cause: .system(ENOENT)), "/f could not be read: No such file or directory."),
        (.unreadable(path: "/f", cause: .notAFile), "/f could not be read: it is no file."),
        (
            .unreadable(path: "/f", cause: .tooLarge(limit: 5_000_000)),
            "/f could not be read: it is larger than 5.0 MB."
        ),
        (
            .noPicturesFolder,
            "The picture could not be written: there is no home; say where with `save N to DIR`."
        ),
        (
            .noExportFolder(board: "Fog"),
            "Fog could not be written: there is no home; say where with `board export NAME to DIR`."
        ),
        (
            .notConverted(.tooManyPixels),
            "It is not converted: too many pixels to convert; `save` without --as keeps it as it comes."
        ),
        (
            .notConverted(.unsupported),
            "It is not converted: its kind cannot be; `save` without --as keeps it as it comes."
        ),
    ])
    func `each error is a sentence`(_ error: StoreError, _ sentence: String) {
        #expect(Phrases.explanation(error) == sentence)
    }

    @Test(arguments: [
        (PictureFault.content(.empty), "an empty file"),
        (.content(.mediaContainer), "a video, AVIF or HEIC file"),
        (.content(.svg), "an SVG drawing"), (.content(.html), "an HTML page"),
        (.content(.markup), "an XML or HTML page"), (.content(.json), "JSON text"), (.content(.text), "text"),
        (.content(.pdf), "a PDF document"), (.content(.tiff), "a TIFF picture"),
        (.content(.jpegXL), "a JPEG XL picture"), (.content(.zip), "a ZIP archive"),
        (.content(.program), "a program"), (.content(.windowsProgram), "a Windows program"),
        (.content(.script), "a script"), (.content(.unknown), "a file of an unknown kind"),
        (.notDecoded(.foreign(.empty)), "empty"), (.notDecoded(.foreign(.html)), "no picture but HTML"),
        (.notDecoded(.malformed("ends early")), "a damaged picture (ends early)"),
        (.notDecoded(.crashed), "a damaged picture (the decoder gave up)"),
        (.truncated, "a picture cut short"),
        (.notDecoded(.tooLarge), "a picture with more pixels than can be checked"),
        (.notDecoded(.tooCostly), "a picture that takes too long to check"),
        (.notDecoded(.unreadable), "a file that cannot be read"),
        (.notDecoded(.unavailable), "unchecked, as the program gallery-pictures could not be started"),
        (.notDecoded(.cancelled), "unchecked, as the check was stopped"),
    ])
    func `what is no picture is named`(_ fault: PictureFault, _ name: String) {
        #expect(
            Phrases.explanation(.notAPicture(fault))
                == "The file that came is not a whole picture (\(name)); try again.")
    }

    @Test(arguments: [
        (StoreNotice.noHome, "The database cannot be used (there is no home folder); "),
        (
            .inMemory(path: "/d", because: .failed(path: "/d/g", cause: .system(ENOTDIR))),
            "/d cannot be used (Not a directory); "
        ),
        (
            .readOnly(path: "/d", because: .full(path: "/d")),
            "/d can only be read (the disk is full); nothing can be kept"
        ),
        (.newerSchema(path: "/d"), "/d was written by a newer gallery and is only read; "),
        (.upgraded(path: "/d", copy: "/e"), "/d was brought up to date; how it was before is kept as /e."),
        (
            .setAside(path: "/d", movedTo: "/e", damage: .notAFile),
            "/d could not be read; it is kept as /e and a new one was begun (sqlite3 /e .dump shows"
        ),
    ])
    func `each notice of the database is a sentence`(_ notice: StoreNotice, _ start: String) {
        #expect(Phrases.notice(notice).hasPrefix(start))
    }
}
