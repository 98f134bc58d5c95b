public import GalleryCore

extension Phrases {
    public static func note(_ note: PageNote) -> String {
        switch note {
        case .message(let text, let service): message(text, from: service)
        case .incomplete(let error):
            localized(
                "This page is incomplete. \(explanation(error))",
                "Страница загружена не полностью. \(explanation(error))")
        case .depthLimit(let count, let service):
            localized(
                "\(name(of: service)) shows only the first \(number(count)) results of a search; add words "
                    + "or filters to find others.",
                "\(name(of: service)) показывает только первые \(number(count)) из найденных; чтобы найти "
                    + "другие, добавьте слова или фильтры.")
        case .queryCut(let count, let service):
            localized(
                "\(name(of: service)) uses only the first \(number(count)) characters of a search.",
                "\(name(of: service)) учитывает только первые "
                    + "\(counted(count, "символ", "символа", "символов")) запроса.")
        case .missing(let service, let error):
            localized(
                "Photos from \(name(of: service)) are missing. \(explanation(error))",
                "Здесь нет фотографий \(name(of: service)). \(explanation(error))")
        case .leftOut(let service, let gap):
            localized(
                "\(name(of: service)) does not support `\(gap.name.rawValue):\(gap.value)` and is not part "
                    + "of this search.",
                "\(name(of: service)) не поддерживает `\(gap.name.rawValue):\(gap.value)` и в этом поиске "
                    + "не участвует.")
        case .unsupported(.blockedNetwork):
            localized(
                "Openverse blocks this network (some VPNs and data centers); its photos are missing.",
                "Openverse блокирует эту сеть (некоторые VPN и дата-центры); его фотографий здесь нет.")
        case .unsupported(let request): sentence(request)
        case .unavailable(let id, let error): "\(id): \(explanation(error))"
        case .local(let error): local(because: error)
        case .license(let value):
            localized(
                "Only license:\(value); `set license any` shows all.",
                "Только license:\(value); все покажет `set license any`.")
        case .excluded(let count, let all, let words, let service):
            localized(
                "\(name(of: service)) cannot exclude words: \(number(count)) of \(number(all)) photos have "
                    + "\(words.joined(separator: " or ")) and are not shown.",
                "\(name(of: service)) не умеет исключать слова: \(number(count)) из \(number(all)) фотографий "
                    + "содержат \(words.joined(separator: " или ")) и не показаны.")
        case .videos(let count):
            localized(
                "\(counted(count, "video is", "videos are")) not shown.",
                "Не показано: \(counted(count, "видео", "видео", "видео")).")
        case .unreadableFolders(let count):
            localized(
                "\(counted(count, "folder", "folders")) could not be read.",
                "Не удалось прочитать: \(counted(count, "папку", "папки", "папок")).")
        }
    }

    private static func local(because error: CatalogError?) -> String {
        let found = localized(
            "Showing the most similar favorites and seen photos instead.",
            "Показаны самые похожие из избранного и просмотренного.")
        return error.map { "\(explanation($0)) \(found)" } ?? found
    }
}
