import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import Wording

@Suite struct DatePhrasesTests {
    private let now = Date(timeIntervalSince1970: 1_693_826_700)

    @Test func `a day is written in the form of the current language`() {
        #expect(Phrases.day(now) == "2023-09-04")
        #expect(Language.russian.asCurrent { Phrases.day(now) } == "4 сентября 2023")
        let months = Language.russian.asCurrent {
            (0..<12).map { Phrases.day(Date(timeIntervalSince1970: 1_673_000_000 + Double($0) * 2_629_800)) }
        }
        #expect(Set(months.map { $0.split(separator: " ")[1] }).count == 12)
        #expect(months.first == "6 января 2023" && months.last?.contains("декабря 2023") == true)
    }

    @Test(arguments: [
        (5, "только что"), (60, "1 минуту назад"), (125, "2 минуты назад"), (300, "5 минут назад"),
        (3600, "1 час назад"), (11 * 3600, "11 часов назад"), (22 * 3600, "22 часа назад"),
        (86_400, "1 день назад"), (3 * 86_400, "3 дня назад"), (25 * 86_400, "25 дней назад"),
    ])
    func `an age in Russian has the plural form of its number; under a minute it is "just now"`(
        seconds: Int, age: String
    ) {
        #expect(Language.russian.asCurrent { Phrases.age(of: now - Double(seconds), now: now) } == age)
    }

    @Test(arguments: [
        (1, "ещё 1 секунду, до 11:25 UTC"), (42, "ещё 42 секунды, до 11:25 UTC"),
        (720, "ещё 12 минут, до 11:37 UTC"), (10_700, "ещё 3 часа, до 14:23 UTC"),
    ])
    func `a remaining time in Russian has the matching plural form and the end time in UTC`(
        seconds: Int, span: String
    ) {
        #expect(Language.russian.asCurrent { Phrases.span(now + Double(seconds), now: now) } == span)
    }

    @Test(arguments: [
        ("2013-10-06T14:06:41", "2013-10-06 14:06", "6 октября 2013, 14:06"),
        ("2013-10-06", "2013-10-06", "6 октября 2013"), ("2013-10", "2013-10", "октябрь 2013"),
        ("1920~", "about 1920", "около 1920"), ("1920-05~", "about 1920-05", "около мая 1920"),
        ("1890?", "probably 1890", "вероятно, 1890"), ("189X", "1890s", "1890-е"),
        ("189X~", "about the 1890s", "около 1890-х"), ("18XX", "19th century", "XIX век"),
        ("20XX", "21st century", "XXI век"), ("10XX", "11th century", "XI век"),
        ("02XX", "3rd century", "III век"), ("03XX~", "about the 4th century", "около IV века"),
        ("../1900", "before 1900", "до 1900"), ("../18XX", "before the 19th century", "до XIX века"),
        ("1920-05/..", "after 1920-05", "после мая 1920"), ("1850/1860", "1850–1860", "1850–1860"),
        ("1850~/1860~", "about 1850 – about 1860", "около 1850 – около 1860"),
        ("17XX/18XX", "18th century – 19th century", "XVIII век – XIX век"),
        ("2013-10-06/2013-10-08", "2013-10-06 – 2013-10-08", "6 октября 2013 – 8 октября 2013"),
        ("-0249", "250 BCE", "250 до н. э."), ("-02XX", "3rd century BCE", "III век до н. э."),
        ("-018X", "180s BCE", "180-е до н. э."),
    ])
    func `a photo date is formatted with its known precision`(date: String, english: String, russian: String)
    {
        var photo = Photo.sample(1)
        photo.taken = LocalDate(date)
        #expect(Phrases.everything(about: photo).first { $0.label == "Taken" }?.value == english)
        Language.russian.asCurrent {
            #expect(Phrases.everything(about: photo).first { $0.label == "Снято" }?.value == russian)
        }
    }
}
