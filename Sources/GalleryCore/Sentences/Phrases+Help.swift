extension Phrases {
    /// What help says of each command.
    public enum Help {
        /// Headings of the commands, by what they are for.
        public static let find = "Find"
        /// Looking at what was found.
        public static let look = "Look"
        /// Keeping it.
        public static let keep = "Keep"
        /// Taking it elsewhere.
        public static let take = "Take"
        /// What one likes.
        public static let likes = "Taste"
        /// From screen to screen.
        public static let move = "Move"
        /// How things are done.
        public static let tune = "Set up"
        /// Whatever is none of these.
        public static let rest = "More"
        /// Below the words.
        public static let hint =
            "`help search` explains one word, `help keys` the keys; TAB completes."
        /// What the groups are good for.
        public static let findMeaning = "photos by words and filters, by topic, by author, by chance"
        /// Of those that look.
        public static let lookMeaning = "one photo by its number, the next of the list, nearer"
        /// Of those that keep.
        public static let keepMeaning = "for good, also without a network; undo takes a removal back"
        /// Of those that take.
        public static let takeMeaning = "the file, the sentence to print beside it, its page"
        /// Of those that learn.
        public static let likesMeaning = "what recommendations go by, on this machine only"
        /// Of those that move.
        public static let moveMeaning = "from screen to screen"
        /// Of those that set up.
        public static let tuneMeaning = "where photos come from, and how they are shown"
        /// Several numbers, in a usage line.
        public static let numbers = "N…"
        /// Filters, in a usage line.
        public static let filters = "[filter:value…]"
        /// Before words for things like it.
        public static let related = "See also"

        /// Heading of the keys of the screen one is on.
        public static let keysHere = "While nothing is typed"
        /// Heading of the keys of every prompt.
        public static let keysEverywhere = "At every prompt"
        /// The keys of every prompt, and what they do.
        public static let keys = [
            ("Enter", "the natural next step: more of a list, the next photo"),
            ("Up, Down", "earlier lines"), ("Ctrl-R", "search earlier lines"),
            ("TAB", "complete; twice shows what fits"), ("Alt-Left, Alt-Right", "a word back or forth"),
            ("Ctrl-C", "clear the line, or stop the command that runs"),
            ("Ctrl-D", "leave, when nothing is typed"), ("Ctrl-L", "clear the screen"),
        ]

        /// `recommend`.
        public static let recommend = "photos picked for you"
        /// `search`.
        public static let search = "find photos; alone: earlier searches and ideas"
        /// `favorites`.
        public static let favorites = "what you keep, also offline; with words, what has them"
        /// `seen`.
        public static let seen = "what you have seen, also offline; with words, what has them"
        /// `topic`.
        public static let topic = "photos of one topic; alone: the topics there are"
        /// `collections`.
        public static let collections = "what people put together, by its name"
        /// `collection`.
        public static let collection = "photos of one collection"
        /// `random`.
        public static let random = "photos by chance"
        /// `back`.
        public static let back = "the screen before this one"
        /// `home`.
        public static let home = "the first screen"
        /// `undo`.
        public static let undo = "take back what was removed last"
        /// `help`.
        public static let help = "this list, one command explained, or the keys"
        /// `quit`.
        public static let quit = "leave (or Ctrl-D)"
        /// `status`.
        public static let status = "service, requests left, caches, database"
        /// `protocol`.
        public static let `protocol` = "how pictures are shown and why, or another way"
        /// `service`.
        public static let service = "which service is asked, or another one"

        /// `more`.
        public static let more = "the next screenful (or Enter)"
        /// `open` among collections.
        public static let openCollection = "look at its photos"
        /// `more` among collections.
        public static let moreCollections = "the next ones (or Enter)"
        /// `refresh` in a list.
        public static let refresh = "start this list over"
        /// `refresh` on a photo.
        public static let refreshPhoto = "show the photo again"
        /// `open`.
        public static let open = "look at one photo"
        /// `fav`.
        public static let fav = "keep a photo and its picture for good"
        /// `unfav`.
        public static let unfav = "keep it no longer (saved files stay)"
        /// `save`.
        public static let save = "put the full-size file and its credit in the pictures folder"
        /// `credit`.
        public static let credit = "the sentence that credits the author"
        /// `like`.
        public static let like = "more like this in the recommendations"
        /// `dislike`.
        public static let dislike = "less like this in the recommendations"
        /// `why`.
        public static let why = "what speaks for a photo, as far as your taste is known"
        /// `taste`.
        public static let taste = "what was learned of your taste, and taking it away"
        /// `private`.
        public static let `private` = "learn nothing in this session"
        /// `boards`.
        public static let boards = "what you put together under names of your own"
        /// `board`.
        public static let board = "one board, or only what has these words; makes and changes boards"
        /// `tag`.
        public static let tag = "put your own tags on a photo you keep"
        /// `untag`.
        public static let untag = "take them off"
        /// `note`.
        public static let note = "write on a photo you keep; alone: what is written"

        /// `similar`.
        public static let similar = "photos like this one"
        /// `by`.
        public static let author = "more by its author"
        /// `next`.
        public static let next = "the next photo (or Enter)"
        /// `prev`.
        public static let previous = "the photo before"
        /// `info`.
        public static let info = "camera, place, tags, counts"
        /// `zoom`.
        public static let zoom = "nearer, farther, or all of the photo (100 %: a pixel of it for one here)"
        /// `full`.
        public static let full = "nothing but the photo until a key is pressed"
        /// `slideshow`.
        public static let slideshow =
            "the photos from here on, \(slideshowPause) seconds each unless you say, until a key is pressed"
        /// `left`, `right`, `up`, `down`.
        public static let pan = "move over a photo that is zoomed"
    }

    /// `open` on a photo.
    public static let openHere = "You are looking at one photo; `back` shows the numbered list again."
    /// `back` on the first screen.
    public static let firstScreen = "This is the first screen; `quit` leaves."
}
