/// Seconds of processor time after which the kernel ends a process (RLIMIT_CPU of setrlimit(2)).
public enum DecoderLifetime {
    /// Limit for a process that decodes many pictures.
    public static let decoding = 60
    /// Limit for a process that converts one picture; encoding ten million pixels as WebP takes a few seconds.
    public static let conversion = 120
}
