import FoundationEssentials
import GalleryCore
import TextLayout
import Wording

extension Record {
    /// Contains no secrets. Field names are those of the schema in the manual.
    init(_ profile: Profile) {
        let account = profile.accounts.first
        self.init(
            "profile",
            [
                Field("name", .text(profile.name)), Field("username", .text(account?.username)),
                Field("service", .text(account?.service.rawValue)),
                Field("signed_in", .text(account?.signedInAt.formatted(.iso8601))),
                Field("avatar", .text(account?.avatar)),
                Field(
                    "accounts",
                    .list(
                        profile.accounts.map { account in
                            .record(
                                Record(account).fields + [
                                    Field("signed_in", .text(account.signedInAt.formatted(.iso8601)))
                                ])
                        })),
                Field("favorites", .integer(profile.favorites)),
                Field("boards", .integer(profile.boards.count)),
                Field("searches", .integer(profile.searches)),
                Field("saved_files", .integer(profile.saved?.count)),
                Field("saved_bytes", .integer(profile.saved.map { Int($0.bytes) })),
                Field("taste", .texts(profile.likes.map { Phrases.description($0.trait) })),
            ])
    }
}
