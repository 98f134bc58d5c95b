import GalleryCore
import Glibc
import Testing
import Wording

@Suite struct StoreErrorPhrasesTests {
    @Test(
        arguments: [
            (StoreError.readOnly(path: "/d"), "/d is read-only; nothing can be saved."),
            (.busy, "Another program is using the database. Close it, or try again in a moment."),
            (.full(path: "/d"), "The disk is full: could not write /d. Free up space and try again."),
            (.failed(path: "/d", cause: .system(EACCES)), "Could not write /d: Permission denied."),
            (.failed(path: "/d", cause: .reported("disk I/O error")), "Could not write /d: disk I/O error."),
            (
                .failed(path: "/d", cause: .namesTaken),
                "Could not write /d: too many files of the same name."
            ),
            (
                .unreadable(path: "/f", cause: .system(ENOENT)),
                "Could not read /f: No such file or directory."
            ),
            (.unreadable(path: "/f", cause: .notAFile), "Could not read /f: it is not a file."),
            (.unreadable(path: "/f", cause: .notUTF8), "Could not read /f: its encoding is not UTF-8."),
            (
                .unreadable(path: "/f", cause: .tooLarge(limit: 5_000_000)),
                "Could not read /f: it is larger than 5.0 MB."
            ),
            (
                .noPicturesFolder,
                "Could not write the picture: no home folder. Choose a folder with `save N to DIR`."
            ),
            (
                .noExportFolder(board: "Fog"),
                "Could not write Fog: no home folder. Choose a folder with `board export NAME to DIR`."
            ),
            (
                .nameTaken(path: "/f", photo: "demo:1"),
                "/f is another photo (demo:1). Choose another name."
            ),
            (
                .pathInUse("/f"),
                "Not restored: there is another file /f now. Rename or move it, then use `undo` again."
            ),
            (.nameTaken(path: "/f", photo: nil), "/f already exists. Choose another name."),
            (.noTrash("/f"), "Not moved: there is no trash for the file system of /f."),
            (
                .emptyName(of: "/f"),
                "Not renamed: the new name of /f would be empty. Choose another name."
            ),
            (
                .otherWidth(path: "/f", width: 800),
                "/f is this photo, 800 px wide. Choose another name for another width."
            ),
            (
                .otherWidth(path: "/f", width: nil),
                "/f is this photo in its full size. Choose another name for another width."
            ),
            (
                .wrongExtension(name: "png", content: .jpg),
                "The file is jpg, not png. Change the name, or convert the file with --as."
            ),
            (.library(path: "/a.zip", .foreign), "/a.zip is not an archive of `export`."),
            (
                .library(path: "/a.zip", .newer(2)),
                "/a.zip was written by a newer gallery (version 2 of the format); update gallery."
            ),
            (
                .library(path: "/a.zip", .entry("../x")),
                "Nothing was imported: /a.zip contains `../x`, which `export` does not write."
            ),
            (
                .library(path: "/a.zip", .record(line: 2)),
                "Nothing was imported: line 2 of the document in /a.zip is invalid."
            ),
            (
                .library(path: "/a.zip", .encrypted),
                "Nothing was imported: /a.zip is encrypted. Unpack it with its password and import the folder."
            ),
            (
                .library(path: "/a.zip", .tooLarge),
                "Nothing was imported: /a.zip is larger than an archive of `export` can be."
            ),
            (
                .library(path: "/a.zip", .truncated),
                "Nothing was imported: /a.zip is incomplete or damaged. Copy it again."
            ),
            (
                .library(path: "/a.zip", .noArchiver),
                "ZIP files need libarchive (Debian: libarchive13). `export to FOLDER` works without it."
            ),
            (
                .notConverted(.tooManyPixels),
                "Could not convert the picture: too many pixels. `save` without --as saves it unchanged."
            ),
            (
                .notConverted(.tooCostly),
                "Could not convert the picture: the decoder did not answer in time. `save` without --as saves it "
                    + "unchanged."
            ),
            (
                .notAPicture(.notDecoded(.tooCostly)),
                "Could not check the downloaded file: the decoder did not answer in time. `save N --original` "
                    + "saves it unchanged."
            ),
            (
                .notConverted(.unsupported),
                "Could not convert the picture: unsupported format. `save` without --as saves it unchanged."
            ),
        ] as [(StoreError, String)])
    func `a storage error has its own message`(_ error: StoreError, _ sentence: String) {
        #expect(Phrases.explanation(error) == sentence)
    }

    private static let keeping = " `save N --original` saves it unchanged."

    @Test(
        arguments: [
            (PictureFault.content(.empty), "an empty file"),
            (.content(.mediaContainer), "a video, AVIF or HEIC file"),
            (.content(.svg), "an SVG drawing"), (.content(.html), "an HTML page"),
            (.content(.markup), "an XML or HTML page"), (.content(.json), "JSON text"),
            (.content(.text), "text"),
            (.content(.pdf), "a PDF document"), (.content(.tiff), "a TIFF picture"),
            (.content(.jpegXL), "a JPEG XL picture"), (.content(.zip), "a ZIP archive"),
            (.content(.program), "a program"), (.content(.windowsProgram), "a Windows program"),
            (.content(.script), "a script"), (.content(.unknown), "a file of unknown type"),
            (.notDecoded(.foreign(.empty)), "empty"),
            (.notDecoded(.foreign(.html)), "not a picture but HTML"),
            (.notDecoded(.malformed("ends early")), "a damaged picture (ends early)"),
            (.notDecoded(.crashed), "a damaged picture (the decoder failed)"),
            (.truncated, "a truncated picture"),
            (.notDecoded(.tooLarge), "a picture with too many pixels to check"),
            (.notDecoded(.unreadable), "a file that cannot be read"),
            (.notDecoded(.unavailable), "not checked: the program gallery-pictures could not be started"),
            (.notDecoded(.cancelled), "not checked: the check was stopped"),
        ] as [(PictureFault, String)])
    func `a downloaded file that is not a valid picture is reported with its contents or the fault`(
        _ fault: PictureFault, _ name: String
    ) {
        let sentence = "The downloaded file is not a valid picture (\(name))."
        #expect(
            Phrases.explanation(.notAPicture(fault)) == sentence + (fault.isTransient ? " Try again." : "")
                + (fault.canBeSaved ? Self.keeping : ""))
    }

    @Test func `a retry is suggested only for faults that may be temporary`() {
        let passing: [PictureFault] = [
            .truncated, .content(.empty), .content(.html), .content(.json), .notDecoded(.foreign(.text)),
            .notDecoded(.cancelled),
        ]
        let staying: [PictureFault] = [
            .content(.pdf), .content(.program), .notDecoded(.foreign(.losslessJPEG)),
            .notDecoded(.malformed("IDAT: CRC error")), .notDecoded(.tooLarge), .notDecoded(.crashed),
        ]
        for fault in passing {
            #expect(Phrases.explanation(.notAPicture(fault)).contains(" Try again."))
        }
        for fault in staying {
            #expect(!Phrases.explanation(.notAPicture(fault)).contains(" Try again."))
        }
    }

    @Test
    func `saving a file unchanged is suggested only if it may be a picture; the result names the format`() {
        let kept: [PictureFault] = [
            .truncated, .content(.tiff), .notDecoded(.foreign(.losslessJPEG)), .notDecoded(.malformed("CRC")),
        ]
        let refused: [PictureFault] = [
            .content(.html), .content(.svg), .notDecoded(.foreign(.markup)), .content(.program),
            .content(.script),
            .content(.unknown), .notDecoded(.cancelled), .notDecoded(.unavailable),
        ]
        for fault in kept { #expect(Phrases.explanation(.notAPicture(fault)).hasSuffix(Self.keeping)) }
        #expect(Phrases.keptAsItIs(.notDecoded(.foreign(.tiff))) == "Saved unchanged: a TIFF picture.")
        for fault in refused { #expect(!Phrases.explanation(.notAPicture(fault)).contains("--original")) }
    }

    @Test(
        arguments: [
            (
                StoreNotice.noHome(canSave: true),
                "The database could not be opened (no home folder). Changes are lost when you quit."
            ),
            (
                .noHome(canSave: false),
                "The database could not be opened (no home folder). Nothing can be saved."
            ),
            (
                .inMemory(path: "/d", because: .failed(path: "/d/g", cause: .system(ENOTDIR))),
                "/d could not be opened (Not a directory). "
            ),
            (
                .unopened(path: "/d", because: .failed(path: "/d/g", cause: .system(EACCES)), isThere: true),
                "/d could not be opened (Permission denied). Nothing can be saved."
            ),
            (
                .readOnly(path: "/d", because: .full(path: "/d"), lacksLog: false),
                "/d is read-only (the disk is full). Nothing can be saved"
            ),
            (
                .readOnly(path: "/d", because: .full(path: "/d"), lacksLog: true),
                "/d is read-only (the disk is full). The latest changes may be missing: /d-wal cannot be read."
            ),
            (.newerSchema(path: "/d"), "/d was written by a newer gallery and is read-only. "),
            (.upgraded(path: "/d", copy: "/e"), "/d was upgraded. The previous version is saved as /e."),
            (
                .setAside(path: "/d", movedTo: "/e", damage: .notAFile, rescued: RescuedRows()),
                "/d was damaged. The file is now /e. Nothing could be recovered; a new database was created."
            ),
            (
                .setAside(
                    path: "/d", movedTo: "/e", damage: .interrupted,
                    rescued: RescuedRows([
                        .photos: .init(rescued: 1_498, lost: 2), .boards: .init(rescued: 1, lost: 0),
                        .lines: .init(rescued: 20, lost: nil), .taste: .init(rescued: 0, lost: nil),
                    ])),
                "/d was damaged. The file is now /e. Recovered: 1,498 photos (2 lost), 1 board, "
                    + "20 lines typed (some may be lost). Not found and perhaps lost: taste entries."
            ),
            (
                .rescueWaits(path: "/d", movedTo: "/e"),
                "/d was damaged. The file is now /e. What is in it is recovered at the next start with room"
            ),
            (.leftOut(1), "1 stored entry could not be read and was left out."),
        ] as [(StoreNotice, String)])
    func `a database notice has its own message`(_ notice: StoreNotice, _ start: String) {
        #expect(Phrases.notice(notice).hasPrefix(start))
    }

    @Test func `system errors are translated; unknown ones stay English`() {
        let (known, unknown) = Language.russian.asCurrent {
            (
                Phrases.explanation(StoreError.failed(path: "/d", cause: .system(EACCES))),
                Phrases.explanation(StoreError.failed(path: "/d", cause: .system(ENOTTY)))
            )
        }
        #expect(known == "Не удалось записать /d: нет прав доступа.")
        #expect(unknown == "Не удалось записать /d: Inappropriate ioctl for device.")
    }
}
