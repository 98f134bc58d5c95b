/// Task of `store-probe`, which prints lines that confirm writes, until it is killed or done.
public enum ProbeTask: String, Sendable {
    case favorites
    /// Adds, moves and annotates photos on one board that all writers share.
    case boards
    case history
    case picture
    /// Saves up to eight photos as files.
    case saves
    /// Searches Openverse repeatedly. The service's address is the argument before the folder.
    case tokens

    public static let board = "Everybody's"
    /// Bytes of image data in each photo that `saves` writes.
    public static let photoSize = 1 << 20

    /// Command-line arguments of `store-probe`: `first` is the number of the first write, `writes` the count.
    public func arguments(in folder: String, first: Int = 0, writes: Int = 100_000) -> [String] {
        [rawValue, folder, "\(first)", "\(writes)"]
    }
}
