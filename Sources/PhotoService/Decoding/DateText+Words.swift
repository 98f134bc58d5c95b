/// Words in dates, in lower case.
extension DateText {
    static let abouts: Set<String> = [
        "about", "approximately", "approx", "around", "c", "ca", "circa", "cca", "um", "vers", "environ",
        "hacia",
        "около", "ок", "~",
    ]
    static let doubts: Set<String> = ["likely", "maybe", "perhaps", "possibly", "presumably", "probably"]
    static let befores: Set<String> = ["before", "by", "until", "till", "vor", "avant", "antes", "до"]
    static let afters: Set<String> = ["after", "since", "nach", "après", "después", "после"]
    static let bce: Set<String> = ["bc", "bce"]
    static let ce: Set<String> = ["ad", "ce"]
    static let ordinals: Set<String> = ["st", "nd", "rd", "th", "er", "º", "ª", "."]
    /// Words before a date that do not change its meaning.
    static let leads: Set<String> = [
        "taken", "on", "photographed", "created", "made", "painted", "in", "date", "dated",
    ]
    /// Parts of a year or century, by which no date is made more precise.
    static let parts: Set<String> = [
        "early", "mid", "middle", "late", "beginning", "end", "the", "of", "in", "spring", "summer", "autumn",
        "fall",
        "winter", "half", "quarter", "third", "first", "second",
    ]
    /// Words of dates that are not those of the photo.
    static let others: Set<Substring> = [
        "upload", "uploaded", "uploader", "scan", "scanned", "digitised", "digitized", "posted",
        "transferred",
        "turn",
    ]

    /// Numbers of months by name, in the languages that are frequent at Commons.
    static let months: [Substring: Int] = {
        var months: [Substring: Int] = [:]
        for line in names {
            for (index, name) in line.split(separator: " ").enumerated() { months[name] = index + 1 }
        }
        return months
    }()

    private static let names = [
        "january february march april may june july august september october november december",
        "jan feb mar apr may jun jul aug sep oct nov dec",
        "januar februar märz april mai juni juli august september oktober november dezember",
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
        "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
        "januari februari maart april mei juni juli augustus september oktober november december",
        "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia",
        "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
        "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
    ]
}
