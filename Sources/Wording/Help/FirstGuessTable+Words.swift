/// Words that name photos and numbers, and words without a meaning for a command, in English and Russian.
extension FirstGuessTable {
    public static let fillers = words(
        """
        the a an this that it its one ones than please me my mine just now photo photos picture pictures image images pic pics number \
        это этот эту эта эти этого мне мой моё мои мою моя пожалуйста сейчас фото фотография фотографию фотографии \
        фотографий картинка картинку картинки снимок изображение номер
        """)
    /// Words between two numbers, and between the ends of a range.
    public static let conjunctions = words("and & + и")
    public static let rangeWords = words("to through till until по до")
    /// Words before the number of a photo.
    public static let prepositions = words("of for on at from no about like у с от на к для из о об")
    /// Words of other programs that are in front of what is meant, as in `show info 3`.
    public static let leading = words(
        """
        show open view see display give go get gh git sudo please покажи показать открой открыть дай перейти перейди \
        пожалуйста
        """
    )
    /// Words before a value, as in `credit 3 as html`.
    public static let beforeValues = words("as in into format to without no в как формат без")
    /// Words before a name, which may consist of any words.
    public static let beforeNames = words("as called named как")
    public static let firsts = words("first top первые первых первую")
    public static let everything = words("* everything every all все всё всех")
    public static let ordinals = positions(
        "first second third fourth fifth sixth seventh eighth ninth tenth",
        "1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th")
    public static let cardinals = positions(
        "one two three four five six seven eight nine ten",
        "один два три четыре пять шесть семь восемь девять десять",
        "одну две")
    /// Stems of Russian adjectives, with the word of a list of numbers that they mean.
    public static let stems: [String: String] = pairs(
        """
        перв 1 втор 2 трет 3 четверт 4 четвёрт 4 пят 5 шест 6 седьм 7 восьм 8 девят 9 десят 10 последн last \
        выбранн marked отмеченн marked выделенн marked
        """)
    public static let stemEndings = words("ый ий ой ая ья ое ее ье ую юю ью ые ие ьи ого его ых их ом")
    public static let keywords: [String: String] = pairs(
        "selected marked chosen marked checked marked these marked those marked them marked last last")
    /// Options of the program by those of other programs.
    public static let programOptions: [String: String] = pairs(
        """
        -n --limit -L --limit --count --limit --number --limit --max --limit -j --json --format --json \
        --output-format --json --csv --json --tsv --json -0 --null --print0 --null -v --version -V --version \
        --lang --language --locale --language --язык --language --помощь --help --справка --help
        """)
    /// Formats by other names.
    public static let values: [String: String] = pairs(
        "jpeg jpg markdown md маркдаун md asciidoc adoc tex latex yaml frontmatter plain text txt text")
    /// Options and keywords of commands by other names.
    public static let options: [String: String] = pairs(
        """
        w --width width --width size --width resize --width max-width --width maxwidth --width ширина --width \
        шириной --width f --as format --as type --as convert --as формат --as original --original full --original \
        оригинал --original исходный --original o to output to out to dir to directory to > to в to name as \
        filename as rename as как as
        """)

    public static let russianFilters: [String: String] = pairs(
        """
        лицензия license цвет color ширина width высота height дата date год date ориентация orientation тип type \
        формат type порядок order камера camera
        """)
    /// Words between alternatives, as in `fog or mist`.
    public static let alternatives = words("or | или либо")
    /// Names of an author in front of a colon or an equals sign.
    public static let authors = words("by user author artist photographer creator owner автор фотограф")
    /// Names of fields that every search covers.
    public static let fields = words("tag tags title text query q subject keyword keywords тег метка")
    /// Words of rows with numbers that, alone in a list, are probably searched for.
    public static let searched = words(
        """
        big large star heart love add keep pin label figure caption reference clip stat properties same look see cat \
        display preview large share colors hash mirror print flip background wallpaper map views place time camera title печать \
        обои карта место камера
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(separator: " ").map(String.init))
    }

    private static func pairs(_ text: String) -> [String: String] {
        let words = text.split(separator: " ").map(String.init)
        return stride(from: 0, to: words.count - 1, by: 2).reduce(into: [:]) { $0[words[$1]] = words[$1 + 1] }
    }

    private static func positions(_ lists: String...) -> [String: Int] {
        lists.reduce(into: [:]) { numbers, list in
            for (index, word) in list.split(separator: " ").enumerated() { numbers[String(word)] = index + 1 }
        }
    }
}
