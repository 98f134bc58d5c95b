public import GalleryCore

extension Phrases {
    public enum Mirror {
        public static func sentence(_ notice: MirrorNotice) -> String {
            switch notice {
            case .noAccount:
                localized(
                    "Favorites are mirrored after you sign in with `login`, which asks for the right to change them.",
                    "Избранное будет передаваться после входа: `login` заодно попросит право его изменять.")
            case .readOnly(let service):
                localized(
                    "Your sign-in to \(service) is for reading only; `login \(service)` asks for the right to change "
                        + "favorites.",
                    "Ваш вход в \(service) только для чтения; право изменять избранное попросит `login \(service)`."
                )
            case .forbidden(let service):
                localized(
                    "\(service) does not allow gallery to change favorites. Sign in again with `login \(service)` to allow it.",
                    "\(service) не разрешает gallery изменять избранное. Чтобы разрешить, войдите снова: "
                        + "`login \(service)`.")
            case .revoked(let service): Import.signedOut(service)
            case .rejected(let service):
                localized(
                    "\(service) rejected some changes: the photo no longer exists there, or cannot be liked. "
                        + "Your favorites here are unchanged.",
                    "\(service) не принимает часть ваших изменений: фотографии там больше нет или её нельзя отметить. "
                        + "Избранное здесь не меняется.")
            }
        }
        public static var label: String { localized("Mirroring", "Передача") }
        public static var nothingWaits: String {
            localized("on; all favorites sent", "включена; всё избранное передано")
        }
        public static var waitsForSignIn: String {
            localized("on, once you are signed in: `login`", "включена, начнётся после входа: `login`")
        }
        public static func waiting(_ count: Int, for service: ServiceName) -> String {
            localized(
                "\(counted(count, "change", "changes")) to send to \(service)",
                "к отправке в \(service): \(counted(count, "изменение", "изменения", "изменений"))")
        }
    }
}
