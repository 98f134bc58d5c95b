import GalleryCore
import TextLayout
import Wording

extension Record {
    static let account = RecordType<Account>("account", "Account that login signed in.", accountFields)

    static let imported = RecordType<(service: ServiceName, favorites: Int, boards: Int, photos: Int)>(
        "imported", "Result of import.",
        [
            RecordField("service", "Service of the account.") { $0.service.rawValue },
            RecordField("favorites", "Number of new favorites.") { $0.favorites },
            RecordField("boards", "Number of new boards.") { $0.boards },
            RecordField("photos", "Number of photos put on boards.") { $0.photos },
        ])

    static let profile = RecordType<Profile>(
        "profile", "What profile shows; its recent boards follow as records of their own.",
        [
            RecordField("name", "Name of the first account, or of the user of this computer.") { $0.name },
            RecordField("username", "Name of the first account at its service.") {
                $0.accounts.first?.username
            },
            RecordField("service", "Service of the first account.") {
                $0.accounts.first?.service.rawValue
            },
            RecordField("signed_in", "Date when the first account signed in.") {
                $0.accounts.first?.signedInAt
            },
            RecordField("avatar", "Address of the picture of the first account.") {
                $0.accounts.first?.avatar
            },
            RecordField(
                "accounts", "All accounts.",
                accountFields + [
                    RecordField("signed_in", "Date when the account signed in.") { $0.signedInAt }
                ], list: { $0.accounts }),
            RecordField("favorites", "Number of favorites.") { $0.favorites },
            RecordField("boards", "Number of boards.") { $0.boards.count },
            RecordField("searches", "Number of searches in the history.") { $0.searches },
            RecordField("saved_files", "Number of files in the pictures folder.") { $0.saved?.count },
            RecordField("saved_bytes", "Size of these files.") { $0.saved.map { Int($0.bytes) } },
            RecordField("taste", "Liked traits, strongest first.") {
                $0.likes.map { Phrases.description($0.trait) }
            },
        ])

    private static let accountFields: [RecordField<Account>] = [
        RecordField("service", "Service of the account.") { $0.service.rawValue },
        RecordField("name", "Name of the user.") { $0.name },
        RecordField("username", "Name of the account.") { $0.username },
    ]
}
