/// Why a picture could not be made into another format.
public enum ConversionFault: Equatable, Sendable {
    /// It has more pixels than are converted.
    case tooManyPixels
    /// The decoder or the encoder gave up.
    case unsupported
}
