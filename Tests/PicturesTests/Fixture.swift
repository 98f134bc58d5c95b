import FoundationEssentials
import Testing

/// Picture of 32 by 24 pixels in several formats; its quarters are red, green, blue and white in reading order.
struct Fixture: CustomTestStringConvertible, Sendable {
    let name: String
    let base64: String

    var bytes: [UInt8] { Data(base64Encoded: base64).map(Array.init) ?? [] }
    var testDescription: String { name }

    static let baselineJPEG = Fixture(
        name: "baseline JPEG",
        base64: """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsL\
            EBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
            FBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAYACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAkHCP/EABwQ\
            AQAABwEAAAAAAAAAAAAAAAAVGGNmoqXh4//EABkBAQADAQEAAAAAAAAAAAAAAAAHCAkEBf/EAB4RAQAABQUAAAAAAAAA\
            AAAAAAAXZaKj4xZjZOHi/9oADAMBAAIRAxEAPwDF0VNAAG2uFiIA59jtDPi1UFJjayNFI5S27jI7Qz4QUmNrIRylt3Go\
            rJtd+s9kD6d3ae1SYf8AKo9km136z2NO7tPZD/lUe01Gij0AFvlHEmgP/9k=
            """)
    static let progressiveJPEG = Fixture(
        name: "progressive JPEG",
        base64: """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsL\
            EBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
            FBQUFBQUFBQUFBQUFBQUFBQUFBT/wgARCAAYACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAgGB//EABkB\
            AQADAQEAAAAAAAAAAAAAAAAGBwgDBP/aAAwDAQACEAMQAAABxcU0ANtwxCOfWrooUXA6kE06K9At+jpOP//EABcQAAMB\
            AAAAAAAAAAAAAAAAAAATFiD/2gAIAQEAAQUCw8eRpG5//8QAHBEAAQMFAAAAAAAAAAAAAAAAFgAgY2ShouHi/9oACAED\
            AQE/AWHNNlyjmmy5Q/LbaH5bbb//xAAcEQAABgMAAAAAAAAAAAAAAAAAFRYgYmShouL/2gAIAQIBAT8BYirGvQRVjXoF\
            0sAulhv/xAAZEAABBQAAAAAAAAAAAAAAAAAAIDE0o+H/2gAIAQEABj8CQwxLr0l16n//xAAXEAADAQAAAAAAAAAAAAAA\
            AAARIPAA/9oACAEBAAE/IUk6S7v/AP/aAAwDAQACAAMAAAAQS/8A2/5P/8QAFBEBAAAAAAAAAAAAAAAAAAAAMP/aAAgB\
            AwEBPxBCIz//xAAXEQADAQAAAAAAAAAAAAAAAAAg8PEA/9oACAECAQE/EC7lrLQ//8QAFxAAAwEAAAAAAAAAAAAAAAAA\
            IPDxAP/aAAgBAQABPxAHnPJ93//Z
            """)
    static let greyJPEG = Fixture(
        name: "grey JPEG",
        base64: """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsL\
            EBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAAYACABAREA/8QAFgABAQEAAAAAAAAAAAAAAAAAAAgJ/8QAGxABAAAHAAAA\
            AAAAAAAAAAAAABMYYmahpeP/2gAIAQEAAD8AmwWWIvj05I9OWpMrNz6/qSs3Pr+rLEbkD//Z
            """)
    static let cmykJPEG = Fixture(
        name: "cmyk JPEG",
        base64: """
            /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAW\
            EBETFBUVFQwPFxgWFBgSFBUU/9sAQwEDBAQFBAUJBQUJFA0LDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
            FBQUFBQUFBQUFBQUFBQUFBQU/8AAFAgAGAAgBAERAAIRAQMRAQQRAP/EABkAAQADAQEAAAAAAAAAAAAAAAAFBwkIBv/E\
            AB8QAQAABAcAAAAAAAAAAAAAAAAWFxikZGVmouHi4//EABkBAQADAQEAAAAAAAAAAAAAAAAGCAkHCv/EAB4RAQAABQUA\
            AAAAAAAAAAAAAAAXZaPi4xYYY2Si/9oADgQBAAIRAxEEAAA/ALFdjZtNAAByEkD0OqqAHasPYjZypZHqWVsTKDb5NKOV\
            apD2I2ckepZWxG3yaUcoy7qY03feayOreD1avHFXpVLEVKfNbfsVMabvvM1bwerSKvSqWEp81t+zVxl2jaVAGGrQNyd6\
            sAf/2Q==
            """)
    static let rgbPNG = Fixture(
        name: "rgb PNG",
        base64: """
            iVBORw0KGgoAAAANSUhEUgAAACAAAAAYCAIAAAAUMWhjAAAAOElEQVRIx2N8oKDAQApwWECaeiaSVJMBRi0YtWDUguFg\
            AaOCwwOSNFzYIDC4fDBqwagFoxYMBwsAeWwFH6zebo8AAAAASUVORK5CYII=
            """)
    static let palettePNG = Fixture(
        name: "palette PNG",
        base64: """
            iVBORw0KGgoAAAANSUhEUgAAACAAAAAYCAMAAACsjQ8GAAAADFBMVEXgICAgwEAgQODw8PCdBHSiAAAAHUlEQVQoz2Ng\
            QAOMaIBhVAHdFDChAWY0MKqAbgoAm1QEgfwQyY8AAAAASUVORK5CYII=
            """)
    static let greyPNG = Fixture(
        name: "grey PNG",
        base64: """
            iVBORw0KGgoAAAANSUhEUgAAACAAAAAYCAAAAAC+OKDoAAAAIklEQVQoz2P0YEAFPmh8JgYCYFQBtRSw/EETiBmEjhwh\
            CgAiQAIeskXIqwAAAABJRU5ErkJggg==
            """)
    static let deepPNG = Fixture(
        name: "deep PNG",
        base64: """
            iVBORw0KGgoAAAANSUhEUgAAACAAAAAYEAIAAABEobQgAAAAB3RJTUUH6gsVBDUqFZ+nRAAAAFdJREFUWMPt0QENwDAM\
            A8F1CArBUAK1EAqlEAKlKLzXJB8AR6+Mbkl6bKrWcu6/vulvJICWAFoCaAmgJYA2pKpu34Fz9p7Tt//7DySAlgBaAmgJ\
            oCWAdgGBLQoPYgW/0wAAAABJRU5ErkJggg==
            """)
    static let alphaPNG = Fixture(
        name: "alpha PNG",
        base64: """
            iVBORw0KGgoAAAANSUhEUgAAACAAAAAYCAYAAACbU/80AAAAQklEQVRIx2N8oKDwn4EC4LBAgRLtDEwU6aYCGHXAqANG\
            HTDqgFEHMCo4PKCoLnhwQIFxSIfAqANGHTDqgFEHjDoAAFk6B0552AcBAAAAAElFTkSuQmCC
            """)
    static let interlacedPNG = Fixture(
        name: "interlaced PNG",
        base64: """
            iVBORw0KGgoAAAANSUhEUgAAACAAAAAYCAIAAAFjNlj1AAAAfklEQVRIx+2TsRHAMAgDRSbICIziUTNCRskIHiUFDRS6\
            w3dOTOGvhQQ2SFcF0C4FcMAh2jqA5z4ByJDMMHFQGaY1glfwZVa0glsNh+e68vgOU07D0anpPH7Sn1uq90oFCwp+XMEC\
            uksMtmPTOvp85B0wHXprDHaDyybYAesDXhHvIt0Wc8GCAAAAAElFTkSuQmCC
            """)
    static let lossyWebP = Fixture(
        name: "lossy WebP",
        base64: """
            UklGRowAAABXRUJQVlA4IIAAAADwBQCdASogABgAPi0QhkKhoQ36AAwBYlkAKwzNDmfmf4ASwD+AfiBd/92Af0Ds/wTl\
            hv/AvKH9eAD++Edt/EPb/6MLv8cOxjbHIXNn/7aB20DE+OdF+9V5q6iSf/eMInGTjq3hrGfqc/zBn6U/Sn76WWTkN6v5\
            SRopOJ6bwRvgAA==
            """)
    static let losslessWebP = Fixture(
        name: "lossless WebP",
        base64: """
            UklGRkAAAABXRUJQVlA4TDQAAAAvH8AFEB8gEEjxKKEuEEhC259iFIEAIUWaVGnzH4GtLSDItpnkJCd5gQNE9D9Ut+23\
            CuAX
            """)

    static let all = [
        baselineJPEG, progressiveJPEG, greyJPEG, cmykJPEG, rgbPNG, palettePNG, greyPNG, deepPNG, alphaPNG,
        interlacedPNG, lossyWebP, losslessWebP,
    ]
}
