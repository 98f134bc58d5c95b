extension FirstGuessTable {
    /// Rows in English and Russian whose line is the topic of a sentence.
    public static let answers = verbatim(
        """
        [show] N per page = ?shell --limit N
        per page N = ?shell --limit N
        sort|order|orderby … = ?sort
        dark|light|night|color|colour mode|theme|scheme = ?colors
        [set] theme … = ?colors
        version|ver|versions = ?shell --version
        limit|count N = ?shell --limit N
        .mode|mode|output|format json = ?shell --json
        .mode|mode|output|format csv|tsv|column|columns = ?shell --json
        edit|crop|rotate|flip|mirror|retouch|sharpen|print|straighten|brighten N = ?edit N
        wallpaper|background N = ?wallpaper N
        rm|del|delete|remove|erase|trash N = ?remove N
        upgrade|self-update|selfupdate [gallery] = ?update
        update|upgrade gallery|program|app|software|version = ?update
        check for updates|update = ?update
        stop|abort|cancel|interrupt|ctrl-c|ctrl+c|^c = ?stop
        сортировать|сортировка|отсортировать|сначала|порядок … = ?sort
        тёмная|темная|светлая|ночная тема = ?colors
        версия [программы] = ?shell --version
        повернуть|поверни|обрезать|изменить|править|печать|распечатать N = ?edit N
        обои N = ?wallpaper N
        удалить|удали|стереть N = ?remove N
        обновить|обнови|обновление программу|программы|приложение|приложения|gallery = ?update
        стоп|остановить|останови|прервать|прерви|хватит = ?stop
        """)
}
