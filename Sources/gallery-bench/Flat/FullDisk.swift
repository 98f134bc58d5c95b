import Glibc

/// Fills the disk cache with what is none of the pictures asked for.
enum FullDisk {
    /// Files of a megabyte with the names of entries, made in a folder that need not be there.
    static func fill(_ folder: String, bytes: Int) {
        for index in folder.indices.dropFirst() where folder[index] == "/" {
            mkdir(String(folder[..<index]), 0o700)
        }
        mkdir(folder, 0o700)
        let block = [UInt8](repeating: 0x61, count: 1_000_000)
        for number in 0..<(bytes / block.count) {
            let file = open("\(folder)/\(number).picture", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
            _ = write(file, block, block.count)
            close(file)
        }
    }
}
