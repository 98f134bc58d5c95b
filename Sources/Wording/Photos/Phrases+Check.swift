public import GalleryCore

extension Phrases {
    public enum Check {
        public static var nothing: String {
            localized(
                "There are no pictures of a photo service to check.",
                "Проверять нечего: изображений с фотосервисов нет.")
        }
        public static func progress(_ number: Int, of count: Int) -> String {
            localized("Checking \(number) of \(count)…", "Проверка: \(number) из \(count)…")
        }
        public static func done(_ count: Int, changed: Int) -> String {
            changed == 0
                ? localized(
                    "Checked \(photos(count)): unchanged.", "Проверено: \(photos(count)), без изменений.")
                : localized(
                    "Checked \(photos(count)): \(number(changed)) with findings.",
                    "Проверено: \(photos(count)), с замечаниями: \(number(changed)).")
        }
        public static func unchecked(_ count: Int, _ service: ServiceName, _ reason: String) -> String {
            localized(
                "Not checked at \(service): \(photos(count)). \(reason)",
                "Не проверено на \(service): \(photos(count)). \(reason)")
        }
        private static func size(_ size: PixelSize) -> String {
            "\(number(size.width)) × \(number(size.height))"
        }
        /// `name` is the file or the title of the photo.
        public static func sentence(
            _ change: PhotoChange, _ name: String, _ service: ServiceName
        ) -> String {
            switch change {
            case .license(let before, let now):
                localized(
                    "\(name): the license was \(before) and is now \(now)",
                    "\(name): лицензия была \(before), теперь \(now)")
            case .page(_, let now):
                localized("\(name): the page is now \(now)", "\(name): страница теперь \(now)")
            case .size(let before, let now):
                localized(
                    "\(name): the file at \(service) is now \(size(now)); it was \(size(before))",
                    "\(name): файл на \(service) теперь \(size(now)), был \(size(before))")
            case .missing:
                localized("\(name): no longer at \(service)", "\(name): на \(service) больше нет")
            case .noDerivatives(let license):
                localized(
                    "\(name): scaled down, but \(license) allows no changed copies",
                    "\(name): уменьшено, но \(license) не разрешает изменять")
            case .noncommercial(let license):
                localized(
                    "\(name): \(license) allows no commercial use (`set license` is commercial)",
                    "\(name): \(license) не разрешает коммерческое использование (`set license` — commercial)"
                )
            case .withoutAuthor(let page): creditWithoutAuthor(name, page)
            }
        }
    }
}

extension Phrases.Help {
    public static var check: String {
        localized(
            "Ask the services whether license, page and file of pictures are unchanged; fails if not",
            "Спросить сервисы, не изменились ли лицензия, страница и файл; ошибка, если изменились")
    }
}
