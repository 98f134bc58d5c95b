import GalleryCore
import Testing

@testable import PhotoService

@Suite(.timeLimit(.minutes(10))) struct CommonsTitleTests {
    static let pantheon =
        "<div class=\"fn\"> <div style=\"font-weight:bold;display:inline-block;\">Interior of the Pantheon, Rome</div>"
        + "<div style=\"display: none;\">title QS:P1476,en:\"Interior of the Pantheon, Rome\"</div>"
        + "<div style=\"display: none;\">label QS:Len,\"Interior of the Pantheon, Rome\"</div></div>"
    static let napoleon =
        "<div class=\"fn\">\n<div style=\"font-size:0.9em;display:inline-block;\">French:  "
        + "<div style=\"display:inline-block\" dir=\"ltr\" lang=\"fr\"><i>Bonaparte franchissant les Alpes"
        + "&nbsp;<span class=\"noprint\"><a href=\"https://www.wikidata.org/wiki/Q19801071\">"
        + "<img alt=\"Edit this at Wikidata\" src=\"x\"></a></span></i></div></div><br>"
        + "<div style=\"font-weight:bold;display:inline-block;\"><div style=\"display:inline-block\" dir=\"ltr\" "
        + "lang=\"en\"><i>Napoleon Crossing the Alps</i></div></div>"
        + "<div style=\"display: none;\">title QS:P1476,fr:\"Bonaparte franchissant les Alpes\"</div>"
        + "<div style=\"display: none;\">label QS:Len,\"Napoleon Crossing the Alps\"</div>"
        + "<div style=\"display: none;\">label QS:Lru,\"Наполеон на перевале Сен-Бернар\"</div></div>"
    static let night =
        "<div class=\"fn\">\n<span style=\"font-weight:bold\"><span dir=\"ltr\" lang=\"en\"><i>Night in Nice</i>"
        + "</span></span><div style=\"display: none;\">label QS:Len,\"Night in Nice\"</div>\n</div>"
    static let ajanta =
        "<div class=\"description mw-content-ltr de\" dir=\"ltr\" style=\"\" lang=\"de\"><span class=\"language de\" "
        + "title=\"Deutsch\"><b>Deutsch:</b></span> Liebespaar</div><div class=\"description mw-content-ltr fr\" "
        + "dir=\"ltr\" style=\"\" lang=\"fr\"><span class=\"language fr\" title=\"Français\"><b>Français&nbsp;:</b>"
        + "</span> Couple princier. Ajanta, fin du Ve s., caverne 1, mur est.</div>"
    static let athens =
        "Italian: Scuola di Atene The School of Athenstitle QS:P1476,it:\"Scuola di Atene \"label QS:Lit,\"Scuola di "
        + "Atene \"label QS:Les,\"La escuela de Atenas\"label QS:Len,\"The School of Athens\""

    @Test(
        arguments: [
            (pantheon, "en", "Interior of the Pantheon, Rome"),
            (pantheon, "ru", "Interior of the Pantheon, Rome"),
            (napoleon, "en", "Napoleon Crossing the Alps"),
            (napoleon, "fr", "Bonaparte franchissant les Alpes"),
            (napoleon, "ru", "Наполеон на перевале Сен-Бернар"),
            (napoleon, "de", "Napoleon Crossing the Alps"),
            (night, "en", "Night in Nice"), (night, "ru", "Night in Nice"), (ajanta, "de", "Liebespaar"),
            (ajanta, "fr", "Couple princier. Ajanta, fin du Ve s., caverne 1, mur est."),
            (ajanta, "ru", "Liebespaar"), (athens, "en", "The School of Athens"),
            (athens, "es", "La escuela de Atenas"), (athens, "it", "Scuola di Atene"),
            (athens, "ru", "The School of Athens"),
            (
                "Hylas and the Nymphs label QS:Lde,\"Hylas und die Nymphen\" label Q", "ru",
                "Hylas and the Nymphs"
            ),
            (
                "Hylas and the Nymphs label QS:Lde,\"Hylas und die Nymphen\" label Q", "de",
                "Hylas und die Nymphen"
            ),
            (
                "German: Die Toteninsel Isle of the Dead title QS:P1476,de:\"Die Toteninsel\" label QS:Lde,\"Die "
                    + "Toteninsel\"", "en", "Die Toteninsel"
            ),
            ("Wind Mountainlabel QS:Len,\"Wind Mountain\"", "ru", "Wind Mountain"),
            (
                "<div class=\"fn\"><div style=\"font-weight:bold\"><i>Stanford's map</i></div>"
                    + "<div style=\"display: none;\">label QS:Len,\"Stanford's map\"</div></div>", "en",
                "Stanford's map"
            ),
            (
                "<div class=\"fn\">Сикстинская мадонна<div style=\"display: none;\">label QS:Lde,\"Sixtinische "
                    + "Madonna\"</div></div>", "ru", "Сикстинская мадонна"
            ),
            (
                "<div class=\"fn\">\n<span style=\"font-weight:bold\">Stigbygel.</span>\n</div>", "ru",
                "Stigbygel."
            ),
            ("Hospital room ubt", "en", "Hospital room ubt"), ("English: A cat", "ru", "A cat"),
            ("English: A cat<br>Русский: Кошка", "ru", "Кошка"),
            ("English: A cat<br>Русский: Кошка", "en", "A cat"),
            ("<b>Deutsch:</b> Garten<br>am See", "en", "Garten\nam See"),
            ("Study: a nude", "en", "Study: a nude"),
            ("Portrait of <span lang=\"ru\">Иван</span>, a painter", "ru", "Portrait of Иван, a painter"),
            ("<i>Les Nymphéas</i>", "en", "Les Nymphéas"),
            ("<i lang=\"fr\">Les Nymphéas</i>", "ru", "Les Nymphéas"),
            (
                "Supported by <b>WMCH</b>.<br><div class=\"description\" lang=\"en\">A lake</div>"
                    + "<div class=\"description\" lang=\"ru\">Озеро</div>", "ru", "Озеро"
            ),
            ("<div lang=\"en-gb\">Grey</div><div lang=\"de\">Grau</div>", "en", "Grey"),
            (
                "<div lang=\"en\">One<div>two</div>three</div><div lang=\"ru\">Один</div>", "en",
                "One\ntwo\nthree"
            ),
            ("<div lang=\"en\"><div lang=\"ru\">Внутри</div></div>", "en", "Внутри"),
            ("<div lang=\"ru\">Не закрыто", "ru", "Не закрыто"),
            ("<div lang=\"\">Nothing</div><div lang=\"ru\"> </div>", "ru", "Nothing"),
            ("<div style=\"display:none\" lang=\"ru\">Тайно</div>Open", "ru", "Open"),
            ("<br lang=\"ru\">Lake", "ru", "Lake"), ("", "en", nil), ("<p> </p>", "en", nil),
            ("QS:", "en", nil),
            ("<div style=\"display: none;\">label QS:Len,\"Hidden only\"</div>", "ru", "Hidden only"),
            ("Fish <div style=\"display: none;\">label QS:Len,\"\"</div>", "en", "Fish"),
            ("A \"quoted\" name label QS:Len,\"A \"quoted\" name\"", "en", "A \"quoted\" name"),
        ] as [(String, String, String?)])
    func `a title is in the user's language, else in English, else in the first language of the fragment`(
        html: String, language: String, expected: String?
    ) {
        #expect(CommonsTitle.title(fragment: html, languages: [language]) == expected)
    }

    @Test func `a hostile fragment takes linear time`() {
        let parts = [
            "<div lang=ru>", "<span class=language>", "QS:", "label QS:Len,\"", "</div>", "English: a\n", "<",
            "\"", "<p lang=en>",
        ]
        for part in parts {
            _ = CommonsTitle.title(fragment: String(repeating: part, count: 20_000), languages: ["ru"])
        }
    }
}
