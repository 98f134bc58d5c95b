/// First guesses of new users, with the line of gallery that does the same. To add a guess, add a row.
///
/// A row is `GUESS = LINE`. In GUESS, `a|b` is one of several words, `[a|b]` an optional word, `N` one or more numbers
/// of photos, `W` a width such as `800` or `800px`, `-…` words with a leading hyphen, and `…` the rest of the line, if
/// any. In LINE, `N`, `W` and `…` are repeated, a command follows `N;`, and `$` is the last word of several that
/// matched. Words match in any case unless the row has a capital letter. Of the rows that match, the first is offered
/// whose line runs on the current screen, so a row with `N` is offered only for photos that are there. Lines of
/// `refine` are offered only after a search with results, and only with filters of the service.
public enum FirstGuessTable {
    /// Words that remove photos of favorites and boards.
    public static let removing: Set = [
        "rm", "del", "delete", "remove", "erase", "trash", "удалить", "удали", "стереть",
    ]
    public static let wallpapers: Set = ["wallpaper", "background", "обои"]
    /// Words for changes of a picture, which gallery does not make.
    public static let edits: Set = [
        "edit", "crop", "rotate", "flip", "mirror", "retouch", "sharpen", "print", "изменить", "обрезать",
        "повернуть",
        "править", "печать", "распечатать",
    ]
    public static let version: Set = ["version", "версия"]

    public static let english = verbatim(
        #"""
        get|dl|grab|fetch|pull|take|wget|curl|saveas|s … = save …
        save|download|get|dl|grab photo|picture|image|file|number|no N … = save N …
        save|download|get|dl|grab|fetch everything|them = save all
        save|download N in|into|under … = save N to …
        save N and|&|+ N = save N
        resize|scale|shrink N [to|by|at] W = save N --width W
        convert|export|transcode N [to|as|in|into] png|jpg|jpeg|webp = save N --as $
        export N = save N
        export all|everything = save all
        export all|everything|favorites|library = export
        fav N and|&|+ N = fav N
        cite|attribution|attribute|credits|citation|caption|reference … = credit …
        credit|attribution|license|licence for|of N = credit N
        md|markdown N = credit N md
        bibtex|bib|biblatex N = credit N latex
        html|typst|toml|frontmatter|figure N = credit N $
        md|markdown = credit md
        html|typst|toml = credit $
        license|licence|copyright|rights N = credit N
        credit|cite|attribution as|in md|markdown N = credit N md
        exif|iptc|details|detail|size|metadata|meta|properties|props|dimensions|resolution|stat|i … = info …
        what is N = info N
        info|details photo|picture|image|about|on|for|of N = info N
        view|open|show|see photo|picture|image|number|no N = open N
        go|goto|jump [to] [photo] N = open N
        preview|display|look|see|cat|less|feh|imgcat|icat|timg|chafa|o N = open N
        first = open 1
        G|bottom = open last
        gg|g|top = open 1
        fullscreen|full-screen|big|bigger|large|larger|enlarge|magnify|maximize N = full N
        full|zoom|view screen|size|in N = full N
        bigger|larger|closer|enlarge|magnify = zoom
        smaller|shrink = zoom out
        fullscreen|full-screen|maximize|enlarge|bigger|larger|magnify = full
        slides|present|presentation|autoplay N = slideshow N
        slides|present|presentation|autoplay = slideshow
        star|bookmark|heart|love|favourite|favorite|fave|add|keep|<3|f N = fav N
        favorite|favourite|fave|bookmark = fav
        unstar|unbookmark|unheart|unlove|unfavorite|unfavourite|unfave … = unfav …
        favs|faves|favourites|bookmarks|starred|likes|liked|loved|favorite|favourite = favorites
        show|my|list|open favorites|favourites|favs|bookmarks = favorites
        hide|hate|downvote|thumbs-down N = dislike N
        upvote|thumbs-up|+1 N = like N
        rate|rating|stars N 1|2 = dislike N
        rate|rating|stars N 3|4|5 = like N
        rate|rating N = like N
        compare|diff|vs N [with|to|and] N = mark N; grid
        compare|diff|vs N = mark N; grid
        albums|album|playlists|folders|moodboards|moodboard|pinboards = boards
        show|my|list boards|albums = boards
        add|pin to board|album N = board add N
        pin N = board add N
        mkdir|newboard|new-board|new-album … = board new …
        new|create|make|add board|album|folder|moodboard|collection … = board new …
        album|albums|boards new|create|add … = board new …
        board|album create|make|init … = board new …
        page|p|pg N = page N
        go to page N = page N
        next|forward|another page|photos|results|screen|batch = more
        more photos|pictures|images|results|please = more
        load|show|see|get more = more
        load|show|see|get more N = more N
        more|next N photos|pictures|images|more|results = more N
        pgdn|pagedown|pgdown|scroll|continue|j = more
        prev|previous page|results|screen = prev
        previous|pgup|pageup|k = prev
        first page = page 1
        [only|filter|just|show|refine] landscape|horizontal|wide [only|photos|orientation] = refine orientation:landscape
        [only|filter|just|show|refine] portrait|vertical|tall [only|photos|orientation] = refine orientation:portrait
        [only|filter|just|show|refine] square|squares [only|photos|orientation] = refine orientation:square
        [only|filter|just|show|refine|license] cc0|cc-0 [only|photos|license] = refine license:cc0
        only|filter|just|refine|license cc|by|by-sa|pdm|commercial [only|photos|license|use] = refine license:$
        cc|by-sa|by-nc|by-nd|pdm [only|photos|license] = refine license:$
        [only|filter|just|show|refine|license] public domain [only|photos] = refine license:public
        [only|filter|just|for] commercial [use|license|only] [only] = refine license:commercial
        [only|filter|just|show] free [license|photos|use|only] = refine license:commercial
        [only|filter|just|show|refine|in] black and white [only|photos] = refine color:bw
        [only|filter|just|in] b&w|bw|monochrome|grayscale|greyscale|black-and-white [only] = refine color:bw
        only|filter|just|color|colour|in red|orange|yellow|green|teal|blue|purple|magenta|black|white = refine color:$
        red|orange|yellow|green|teal|blue|purple|magenta|black|white only = refine color:$
        [sort|order|sorted|only] [by] newest|latest|newer|date [first] = refine order:latest
        [sort|order|sorted|most|only] [by] popular|popularity [first] = refine order:popular
        only|filter|just large|big|hd|4k|hires|hi-res = refine size:large
        only|filter|narrow|and|also|with|grep … = refine …
        exclude|not|no|minus|except|hide|skip|but … = without …
        -… = without …
        clear|reset|remove|unset filters|filter = wider
        broaden|widen|unfilter|unrefine = wider
        show|give me … = search …
        look for … = search …
        photos|photo|pictures|picture|pics|images|image of … = search …
        google|query|lookup … = search …
        settings|config|preferences|prefs|options = set
        configure|config|option|setting … = set …
        man|usage|explain|docs … = help …
        how [do|to] [I|i] … = help …
        help me|please = help
        about N = info N
        commands|menu|about|cmds|shortcuts|keybindings|hotkeys|??|:help|h|tutorial|manual = help
        reload|f5|repeat|again|r = refresh
        cls|clr = clear
        ll|la = list
        \d|\dt|\l|.tables = boards
        git|show|my log|history = history
        past|recent searches = history
        searches|recents|recent = history
        whoami|account|me = profile
        u|revert|oops|ctrl-z = undo
        redo = undo list
        undo that|it|last = undo
        use|switch|source|provider|from [to] unsplash|flickr|openverse|commons|nasa|demo|all|free = service $
        services|sources|providers|backends = service
        lucky|shuffle|rand|anything = random
        surprise me = random
        related|alike|like-this|more-like|sim N = similar N
        more|similar|photos|find like|to|similar N = similar N
        like this N = similar N
        same N = similar N
        artist|author|photographer|creator|owner|user|who N = by N
        who made|took|is|shot N = by N
        more by|from N = by N
        w|browser|browse|website|site|www|xdg-open|visit N = web N
        open N in browser = web N
        link|url N = copy N link
        cp|clip|clipboard|yank|share N = copy N
        copy url|link|address N = copy N link
        copy credit|attribution N = copy N credit
        comment|annotate|remark N … = note N …
        select|choose|pick|check N = mark N
        label|tags N … = tag N …
        pin|collect N to|on|in … = board add … N
        add|put N to|on|in favorites|favourites|favs = fav N
        add|put N to|on|in [board|album] … = board add … N
        state|stats|version-info = status
        diagnose|diagnostics|healthcheck = doctor
        for you = recommend
        foryou|for-you|recs|recommended|recommendations|suggestions = recommend
        gridview|thumbnails|contactsheet = grid
        sign|log in|on … = login …
        sign|log out|off = logout
        signin|sign-in|connect|auth|authorize … = login …
        signout|sign-out|disconnect = logout
        logs|logfile|journal = log
        close|return|..|<- = back
        go|get back = back
        main menu|page|screen = home
        leave|logoff = quit
        """#)
}
