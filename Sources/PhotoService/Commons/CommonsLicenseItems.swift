import GalleryCore

/// Licenses by their items at Wikidata, from `$wgWBCSLicenseMapping` of Wikimedia's configuration
/// (github.com/wikimedia/operations-mediawiki-config) and the modeling pages of Commons.
enum CommonsLicenseItems {
    static let all: [String: License] = Dictionary(
        creativeCommons + others.map { ("Q\($0)", $1) }
    ) { first, _ in first }

    static let publicDomain = License(code: "publicdomain", name: "Public domain")

    private static let fdl = "https://www.gnu.org/licenses/old-licenses/fdl-1.2.html"
    private static let others: [(Int, License)] = [
        (6_938_433, .cc0), (7_257_361, License(CreativeCommons("pdm", version: "1.0"))),
        (98_592_850, publicDomain),
        (75_209_430, License(CreativeCommons("sa", version: "1.0"))),
        (50_829_104, License(code: "gfdl", name: "GFDL 1.2 or later", link: fdl)),
        (26_921_686, License(code: "gfdl", name: "GFDL 1.2", link: fdl)),
        (152_332, License(code: "fal", name: "FAL", link: "https://artlibre.org/licence/lal/en/")),
    ]

    private static var creativeCommons: [(String, License)] {
        table.split(separator: "\n").flatMap { line in
            let words = line.split(separator: " ").map(String.init)
            return words.dropFirst(2).map { word in
                let parts = word.split(separator: "=").map(String.init)
                let license = CreativeCommons(
                    words[0], version: words[1],
                    jurisdiction: parts.count > 1 ? parts[0].uppercased() : nil)
                return ("Q" + (parts.last ?? ""), License(license))
            }
        }
    }

    /// Code, version and items of each license; `at=` is the item of the version for Austria.
    private static let table = """
        by 4.0 20007257
        by 3.0 14947546 at=75768706 au=52555753 br=75770766 ch=75771320 cl=75771874 cn=75779562 cr=75789929 \
        cz=67918154 de=62619894 ec=75850366 ee=75850813 eg=75850832 es=75775133 fr=75775714 gr=75851799 \
        gt=75852313 hk=75779905 hr=75776014 ie=75852938 igo=26259495 it=75776487 lu=75853187 nl=53859967 \
        no=75853549 nz=75853514 ph=75856699 pl=75777688 pr=75857518 pt=75854323 ro=75858169 rs=75859019 \
        sg=75859751 th=75866892 tw=75778801 ug=75882470 us=18810143 vn=75889409 za=76631753
        by 2.5 18810333 ar=75491630 au=75494411 bg=75500112 br=75501683 ca=75504835 ch=75506669 cn=75434631 \
        co=75663969 dk=75665696 es=75705948 hr=75706881 hu=75759387 il=75759731 in=75443434 it=75760479 \
        mk=75761383 mt=75761779 mx=75762418 my=75762784 nl=75763101 pe=75764151 pl=75764470 pt=75764895 \
        scotland=75765287 se=27940776 si=75766316 tw=75767185 za=75767606
        by 2.1 au=75894680 es=75894644 jp=26116436
        by 2.0 19125117 at=75450165 au=75452310 be=75457467 br=75457506 ca=75460106 cl=75460149 de=75466259 \
        es=75470365 fr=75470422 hr=75474094 it=75475677 jp=75477775 kr=44282633 nl=75476747 pl=75486069 \
        tw=75487055 uk=63241773 za=75488238
        by 1.0 30942811 fi=75446635 il=75446609 nl=75445499
        by-sa 4.0 18199165
        by-sa 3.0 14946043 at=80837139 au=86239208 br=98755369 de=42716613 ee=86239559 es=86239991 fr=86240326 \
        igo=56292840 lu=86240624 nl=18195572 no=63340742 pl=80837607 ro=86241082 us=18810341
        by-sa 2.5 19113751 ca=24331618 nl=18199175 se=15914252
        by-sa 2.1 au=77366066 es=77366576 jp=77367349
        by-sa 2.0 19068220 at=77021108 au=77131257 be=77132386 br=77133402 ca=77135172 cl=77136299 de=77143083 \
        es=77352646 fr=77355872 hr=77361415 it=77362254 jp=77363039 kr=44282641 nl=77363856 pl=77364488 \
        tw=77364872 uk=77365183 za=77365530
        by-sa 1.0 47001652 fi=76767348 il=76769447 nl=77014037
        """
}
