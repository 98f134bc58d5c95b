extension Phrases {
    /// What is said of keys; never a key itself.
    public enum Keys {
        /// A person is to type a key.
        public static func ask(_ service: ServiceName) -> String {
            "Type or paste the key for \(service) and press Enter; nothing of it is shown. Ctrl-C stops."
        }
        /// The first of two halves.
        public static func askForIdentifier(_ service: ServiceName) -> String {
            "Type or paste the client id for \(service) and press Enter; nothing of it is shown. Ctrl-C stops."
        }
        /// The second of two halves.
        public static let askForSecret = "And the client secret:"
        /// It was kept, and how to use it.
        public static func kept(_ service: ServiceName, _ path: String) -> String {
            "The key for \(service) is kept in \(path), which only you can read; `service \(service)` uses it."
        }
        /// It was kept, but another one counts.
        public static func overruled(_ variable: String) -> String {
            "In this session \(variable) of the environment counts instead; leave it out to use the one kept."
        }
        /// Nothing was typed.
        public static let nothing = "No key was given, so nothing has changed; `key set NAME` asks again."
        /// It cannot be one.
        public static let unlikely =
            "That is no key: a key is one word of letters, digits and signs; copy it again and repeat `key set`."
        /// There is nowhere to keep it.
        public static let noHome =
            "There is no home folder to keep a key in; set HOME, or give the key in the environment."
        /// It could not be written.
        public static func notKept(_ path: String, reason: String) -> String {
            "The key could not be kept, as \(path) cannot be written: \(reason)."
        }
        /// A name that has no key.
        public static func unknown(_ name: String, known: [ServiceName]) -> String {
            "There is no key for `\(name)`; keys are for \(known.map(\.rawValue).joined(separator: ", "))."
        }
        /// Where a service that was asked for has none, there is no prompt to keep one at.
        public static func beforehand(_ service: String) -> String {
            "`gallery --service demo key set \(service)` asks for it."
        }
        /// A key in the command line, where it must not be.
        public static let inLine =
            "Type `key set NAME` without the key, which is then asked for: a line can be recalled and seen."
        /// What `key` says of a service without one.
        public static func missing(_ page: String) -> String { "none; get one at \(page), then `key set`" }
        /// What `key` says of one of two halves.
        public static func half(_ missing: String) -> String {
            "only a half, which is of no use: \(missing) is missing; `key set` asks for both"
        }
        /// A service is asked without its key, as half of that is missing.
        public static func half(of service: ServiceName, _ missing: String) -> String {
            "\(service) is asked without signing in, because \(missing) is missing: a client id and its secret "
                + "belong together. `key set \(service)` asks for both."
        }
        /// What `key` says of a key of the environment.
        public static func inEnvironment(_ variable: String) -> String {
            "set by \(variable) in the environment"
        }
        /// What `key` says of a key in a file.
        public static func inFile(_ path: String) -> String { "set in \(path)" }

        /// Where a service gives keys away.
        public static func page(of service: ServiceName) -> String {
            switch service.rawValue {
            case "unsplash": "unsplash.com/developers"
            case "flickr": "www.flickr.com/services/apps/create"
            default: "api.openverse.org/v1 (works without one)"
            }
        }
    }
}

extension Phrases.Help {
    /// `key`.
    public static let key = "which services have a key; `key set NAME` asks for one"
}
