/// Decodes pictures of hostile origin, so that a bad one costs this process and not the gallery.
@main enum Program {
    static func main() {
        ProcessLimits.apply()
        DecodingLoop().run()
    }
}
