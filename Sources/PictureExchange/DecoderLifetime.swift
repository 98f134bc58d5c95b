/// Seconds of processor time after which the kernel ends a process (RLIMIT_CPU of setrlimit(2)).
public enum DecoderLifetime {
    /// Limit for a process that decodes many pictures.
    public static let decoding = 60
    /// Limit for converting one picture; WebP takes a few seconds for ten million pixels.
    public static let conversion = 120
}
