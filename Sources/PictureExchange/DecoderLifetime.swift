/// Seconds of processor time after which the kernel ends a process (RLIMIT_CPU of setrlimit(2)).
public enum DecoderLifetime {
    /// For a process that decodes: many pictures.
    public static let decoding = 60
    /// For a process that converts one picture: WebP takes a few for each ten million pixels.
    public static let conversion = 120
}
