extension Phrases {
    /// What is said of the caches of pictures.
    public enum Caches {
        /// One of them: `40 pictures, 3.2 MB of 100.0 MB in memory`.
        public static func inMemory(count: Int, bytes size: Int, limit: Int) -> String {
            "\(contents(count, size, limit)) in memory"
        }
        /// The other.
        public static func onDisk(count: Int, bytes size: Int, limit: Int) -> String {
            "\(contents(count, size, limit)) on disk"
        }
        /// Both were emptied.
        public static func cleared(count: Int, bytes size: Int) -> String {
            count == 0
                ? "The picture caches were empty already; favorites keep their pictures."
                : "\(pictures(count)) forgotten, \(bytes(Int64(size))) freed; favorites keep theirs."
        }

        private static func contents(_ count: Int, _ size: Int, _ limit: Int) -> String {
            "\(pictures(count)), \(bytes(Int64(size))) of \(limit / 1_000_000) MB"
        }

        private static func pictures(_ count: Int) -> String {
            count == 1 ? "1 picture" : "\(number(count)) pictures"
        }
    }
}

extension Phrases.Help {
    /// `cache`.
    public static let cache = "the picture caches; `cache clear` empties them"
}
