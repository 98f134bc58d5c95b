public import Configuration
public import GalleryCore

extension Phrases.Settings {
    public static func meaning(of name: SettingName) -> String {
        switch name {
        case .service: localized("where photos come from", "откуда берутся фотографии")
        case .folders:
            localized(
                "folders of your own pictures, which the service `files` searches; separate several with colons",
                "папки ваших изображений, где ищет сервис `files`; можно несколько через двоеточие")
        case .graphics:
            localized(
                "how pictures are shown; auto: best the terminal supports",
                "как показывать изображения; auto: лучшее, что умеет терминал")
        case .glyphs:
            localized(
                "characters of pictures in cells; auto: the finest the terminal draws itself",
                "символы, из которых состоят изображения; auto: самые мелкие, что рисует терминал")
        case .columns: localized("columns of photos in a list", "столбцы фотографий в списке")
        case .density:
            localized(
                "size of photos in lists; compact: always small",
                "размер фотографий в списках; compact: всегда мелко")
        case .captions:
            localized(
                "text below photos in lists; short: one row for the title; facts: with license and size, "
                    + "in mixed lists also with the service",
                "текст под фотографиями в списках; short: название в одну строку; facts: с лицензией и размером, "
                    + "в смешанных списках и с сервисом"
            )
        case .animate:
            localized(
                "play animations in kitty on this computer: once, repeatedly (on) or never (off)",
                "проигрывать анимацию в kitty на этом компьютере: один раз, без конца (on), никогда (off)")
        case .suggestions:
            localized(
                "suggest the rest of the line (needs color); Right accepts it",
                "подсказывать конец строки (нужен цвет); стрелка вправо принимает")
        case .enter:
            localized(
                "what Enter does on an empty line; next: next screenful or photo",
                "что делает Enter в пустой строке; next: следующая страница или фотография")
        case .notify:
            localized("notify when a long command is done", "уведомлять, когда закончилась долгая команда")
        case .mouse: localized("mouse in the grid", "мышь в сетке")
        case .language:
            localized("language of messages; auto: from the locale", "язык сообщений; auto: из локали")
        case .lockAfter:
            localized(
                "lock after this many minutes without a keystroke",
                "блокировать через столько минут без нажатий")
        case .fingerprint:
            localized(
                "a fingerprint unlocks, too (needs fprintd-verify)",
                "разблокировать и пальцем (нужен fprintd-verify)")
        case .mirrorFavorites:
            localized(
                "send `fav` and `unfav` to the service you are signed in to",
                "передавать `fav` и `unfav` сервису, в который выполнен вход")
        case .logLevel: localized("lowest level to log", "с какого уровня вести журнал")
        case .picturesFolder: localized("where `save` puts files", "куда `save` сохраняет файлы")
        case .filename:
            localized(
                "names of saved files: fields in braces as in `help save`; slug: names for the web",
                "имена сохранённых файлов: поля в скобках, как в `help save`; slug: имена для веба")
        case .strip:
            localized(
                "gps: remove the position from saved files", "gps: удалять место съёмки из сохранённых файлов"
            )
        case .width:
            localized(
                "saved files at most this wide, in pixels; full: in full size, once with `--width full`",
                "наибольшая ширина сохраняемых файлов в пикселях; full: полный размер, один раз: `--width full`"
            )
        case .base:
            localized(
                "folder to which paths in credits are relative; /: paths in a site, which begin with /",
                "папка, относительно которой пути в подписях; /: пути на сайте, начиная с /")
        case .sidecar:
            localized(
                "write NAME.json beside saved files; off: only if the file cannot contain the credit",
                "писать NAME.json рядом с файлом; off: только если подпись нельзя записать в файл")
        case .credit:
            localized(
                "format of `credit`, `copy N credit` and `credits`",
                "формат `credit`, `copy N credit` и `credits`")
        case .license:
            localized(
                "license of photos in searches, recommendations and random, as in `license:`",
                "лицензия фотографий в поиске, рекомендациях и случайных, как в `license:`")
        case .authorityFile:
            localized(
                "certificates to trust instead of the system's (PEM)", "сертификаты вместо системных (PEM)")
        case .address(let service):
            localized(
                "address of \(service); https, or http to this computer",
                "адрес \(service); https или http к этому компьютеру")
        case .contact:
            localized(
                "mail or web address sent to Wikimedia, which asks programs for one",
                "почта или веб-адрес для Wikimedia, которая просит его у программ")
        case .loginPort:
            localized(
                "port in the redirect address of `login`; auto: 28417",
                "порт в адресе перенаправления для `login`; auto: 28417")
        }
    }

    public static func key(of service: ServiceName) -> String {
        localized(
            "access to \(service); set it with `key set \(service)`",
            "доступ к \(service); задать: `key set \(service)`")
    }
    public static var keyIsSet: String { localized("set", "есть") }
    public static var noKey: String { localized("none", "нет") }
}
