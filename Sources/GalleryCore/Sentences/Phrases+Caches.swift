extension Phrases {
    /// What is said of the caches.
    public enum Caches {
        /// One of them: `40 pictures, 3.2 MB of 100.0 MB in memory`.
        public static func inMemory(count: Int, bytes size: Int, limit: Int) -> String {
            "\(contents(count, size, limit)) in memory"
        }
        /// The other.
        public static func onDisk(count: Int, bytes size: Int, limit: Int) -> String {
            "\(contents(count, size, limit)) on disk"
        }
        /// The replies of services: `12 replies, 640 KB of 50 MB to be shown offline`.
        public static func replies(count: Int, bytes size: Int, limit: Int) -> String {
            "\(replies(count)), \(bytes(Int64(size))) of "
                + "\(limit / 1_000_000) MB to be shown offline"
        }
        /// All were emptied.
        public static func cleared(pictures count: Int, replies: Int, bytes size: Int) -> String {
            count + replies == 0
                ? "The caches were empty already; favorites keep their pictures."
                : "\(pictures(count)) and \(Self.replies(replies)) forgotten, \(bytes(Int64(size))) freed; "
                    + "favorites keep theirs."
        }

        private static func replies(_ count: Int) -> String {
            count == 1 ? "1 reply" : "\(number(count)) replies"
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
    public static let cache = "the caches of pictures and replies; `cache clear` empties them"
}
