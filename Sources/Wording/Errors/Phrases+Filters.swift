public import GalleryCore

/// Mistakes in filters.
extension Phrases {
    /// `nearest` is the filter with the most similar name; `isCorrected` is whether a correction is offered.
    public static func filter(
        _ name: String, known: [String], nearest: FilterName? = nil, isCorrected: Bool = false
    ) -> String {
        guard !isCorrected else {
            return localized("There is no filter `\(name)`.", "Фильтра `\(name)` нет.")
        }
        if let nearest, known.contains(nearest.rawValue) {
            let values =
                nearest.values.isEmpty ? "" : verbatim(" (\(nearest.values.joined(separator: ", ")))")
            return localized(
                "There is no filter `\(name)`; did you mean `\(nearest.rawValue):`\(values)?",
                "Фильтра `\(name)` нет; может быть, `\(nearest.rawValue):`\(values)?")
        }
        let known = known.joined(separator: ", ")
        return localized(
            "There is no filter `\(name)`; the filters are \(known).", "Фильтра `\(name)` нет; есть \(known)."
        )
    }

    public static func filterValue(_ value: String, of name: String, known: [String]) -> String {
        let known = known.joined(separator: ", ")
        guard !value.isEmpty else {
            return known.isEmpty
                ? localized("`\(name)` needs a value.", "`\(name)` требует значения.")
                : localized("`\(name)` needs a value: \(known).", "`\(name)` требует значения: \(known).")
        }
        if [FilterName.width, .height].map(\.rawValue).contains(name) {
            return localized(
                "`\(name)` does not accept `\(value)`; use pixels, such as 2000, >2000 or <=1200.",
                "`\(name)` не принимает `\(value)`, только пиксели: 2000, >2000 или <=1200.")
        }
        return known.isEmpty
            ? localized(
                "`\(name)` does not accept `\(value)`; use lowercase letters, digits, - and _.",
                "`\(name)` не принимает `\(value)`, только слова из строчных букв, цифр, - и _.")
            : localized(
                "`\(name)` does not accept `\(value)`; use \(known).",
                "`\(name)` не принимает `\(value)`, только \(known).")
    }

    public static func excludedFilter(_ name: String) -> String {
        localized(
            "A minus excludes words, such as `-street`, but not filters, such as `\(name):`.",
            "Минус исключает слова, например `-street`, но не фильтры, например `\(name):`.")
    }

    public static func repeatedFilter(_ name: String) -> String {
        localized(
            "`\(name):` is given twice, with different values; name one of them.",
            "`\(name):` указан дважды, с разными значениями; оставьте одно.")
    }

    public static func filterUnavailable(_ gap: FilterGap, on service: ServiceName) -> String {
        let name = gap.name.rawValue
        let taken = gap.allowed.map { "`\(name):\($0)`" }.joined(separator: ", ")
        return taken.isEmpty
            ? localized(
                "\(service) cannot filter by \(name); remove the filter or change the service.",
                "\(service) не фильтрует по \(name); уберите фильтр или смените сервис.")
            : localized(
                "\(service) does not support `\(name):\(gap.value)`, only \(taken); remove the "
                    + "filter or change the service.",
                "\(service) не поддерживает `\(name):\(gap.value)`, только \(taken); уберите "
                    + "фильтр или смените сервис.")
    }
}
