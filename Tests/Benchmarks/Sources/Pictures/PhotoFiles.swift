/// Paths of pictures of one size in pixels.
struct PhotoFiles {
    let files: [String]
    let width: Int
    let height: Int
}
