# Rules about who may know whom, and about what is done in one place only.

# A module each target may import, from the table that the architecture tests read too.
rule_imports() {
    awk -F '\t' -v table="$here/rules/imports" '
        BEGIN {
            while ((getline row < table) > 0) {
                if (row ~ /^#/ || row !~ /:/) continue
                target = substr(row, 1, index(row, ":") - 1)
                count = split(substr(row, index(row, ":") + 1), names, " ")
                for (i = 1; i <= count; i++) may[target, names[i]] = 1
            }
        }
        $1 ~ /^Sources\/.*\.swift:/ && $2 ~ /^[ ]*((public|package|internal|fileprivate|private|@testable|@preconcurrency|@_[a-z]+) +)*import +/ {
            split($1, parts, "/")
            module = $2
            sub(/^.*import +/, "", module)
            sub(/^(struct|class|enum|protocol|typealias|func|let|var) +/, "", module)
            sub(/[^A-Za-z0-9_].*$/, "", module)
            if (!((parts[2], module) in may))
                print $1 " " parts[2] " may not import " module " (.ci/rules/imports)"
        }' "$work/bare"
}
faults_imports() {
    fault Sources/GalleryCore/Planted.swift 'import Viper'
    fault Sources/GalleryCore/Planted.swift 'import Foundation'
    fault Sources/Viper/Planted.swift 'public import GalleryCore'
    fault Sources/Screens/PhotoList/Planted.swift 'import PhotoStore'
    fault Sources/Screens/Search/Planted.swift 'import struct Terminal.Palette'
    fault Sources/Terminal/Planted.swift '@testable import Screens'
    fault Sources/PhotoStore/Planted.swift 'import PhotoService'
    fault Sources/Unlisted/Planted.swift 'import GalleryCore'
}

# C is caged: one folder wraps each library. Its tests may look inside.
rule_c_cages() {
    forbid bare '\bimport\s+CEditline\b' 'Sources/Terminal/' 'only Terminal may import CEditline'
    forbid bare '\bimport\s+CCurl\b' 'Sources/PhotoService/Transport/' 'only the transport may import CCurl'
    forbid bare '\bimport\s+CMemory\b' 'Sources/gallery/' 'only gallery may import CMemory'
    forbid bare '\bimport\s+CImageCodecs\b' 'Sources/gallery-(?:pictures|demo)/|Tests/PicturesTests/' \
        'only gallery-pictures and gallery-demo may import CImageCodecs'
}
faults_c_cages() {
    fault Sources/Viper/Planted.swift 'import CEditline'
    fault Sources/PhotoService/Unsplash/Planted.swift 'import CCurl'
    fault Sources/Pictures/Planted.swift 'internal import CImageCodecs'
    fault Sources/PhotoStore/Planted.swift 'import CMemory'
    fault Tests/TerminalTests/Planted.swift 'import CEditline'
}

# Nothing weakens the check of certificates; the options that could are not named at all.
rule_certificates() {
    forbid bare 'VERIFYPEER|VERIFYHOST|VERIFYSTATUS|SSL_OPTIONS|SSL_CTX_FUNCTION|SSL_VERIFY_NONE|CURLSSLOPT' 'none' \
        'certificates are checked as libcurl does it by default'
    forbid code '"[^"]*--insecure' 'none' 'there is no option that trusts anybody'
}
faults_certificates() {
    fault Sources/PhotoService/Transport/Planted.swift 'gallery_easy_set_long(easy, CURLOPT_SSL_VERIFYPEER, 0)'
    fault Sources/PhotoService/Transport/Planted.swift 'let option = CURLOPT_SSL_VERIFYHOST'
    fault Sources/CCurl/planted.c 'curl_easy_setopt(easy, CURLOPT_PROXY_SSL_VERIFYPEER, 0L);'
    fault Sources/gallery/Planted.swift 'let flag = "--insecure"'
}

# A screen names no role of another screen; `PhotoList`, `PhotoCommands` and the other folders name none at all.
rule_screens_apart() {
    awk -F '\t' '
        function folder(place, parts) {
            split(place, parts, "/")
            return parts[3] ~ /\./ ? "" : parts[3]
        }
        $1 !~ /^Sources\/Screens\// { next }
        NR == FNR {
            # A screen is a folder with a module.
            place = folder($1)
            if (place != "" && $1 ~ "/" place "Module\\.swift:") screens[place] = 1
            next
        }
        {
            own = folder($1)
            count = split($2, words, /[^A-Za-z0-9_]+/)
            for (i = 1; i <= count; i++) {
                word = words[i]
                if (!match(word, /(Contract|Event|Interacting|Routing|Model|View|Presenter|Interactor|Router|Module)$/)) continue
                of = substr(word, 1, RSTART - 1)
                if (of in screens && of != own) print $1 " names " word ", which is the business of Screens/" of "; go through Route"
            }
        }' "$work/bare" "$work/bare"
}
faults_screens_apart() {
    fault Sources/Screens/Search/Planted.swift 'let planted = 0'$'\n''let other: DetailPresenter? = nil'
    fault Sources/Screens/Detail/Planted.swift 'let other: FavoritesModel? = nil'
    fault Sources/Screens/PhotoList/Planted.swift 'let other: SearchInteracting? = nil'
    fault Sources/Screens/PhotoCommands/Planted.swift 'let other: PhotoListScreenEvent? = nil'
    fault Sources/Screens/Recommendations/Planted.swift 'func planted() { _ = SearchRouter.self }'
}

rule_one_output() {
    # The other programs have a way out of their own; a crash writes without any of our state; the bench prints.
    local places='Sources/Terminal/Output/OutputStream\.swift|Sources/Terminal/Signals/SavedTerminalState\.swift'
    places+='|Sources/gallery-demo/Program\.swift|Sources/gallery-pictures/StandardOutput\.swift'
    places+='|Sources/gallery-bench/|Sources/NewScreen/NewScreen\.swift|Sources/CEditline/shim\.h|Tests/'
    forbid bare '(?<![.\w])(?<!func )(?<!case )(?:debugPrint|print|dump|fputs|puts|putchar|printf|fprintf|fwrite|perror)\(' \
        "$places" 'writes past the one output stream'
    forbid bare 'FileHandle\.standard|\bSTD(?:OUT|ERR)_FILENO\b|(?<!\w)write\(\s*[12]\s*,' \
        "$places" 'writes past the one output stream'
    forbid code '"/dev/(?:stdout|stderr|tty|fd/[12])"' "$places" 'writes past the one output stream'
}
faults_one_output() {
    fault Sources/Screens/Search/Planted.swift 'func planted() { print("x") }'
    fault Sources/PhotoStore/Planted.swift 'func planted() { fputs("x", stderr) }'
    fault Sources/Viper/Planted.swift 'let planted = FileHandle.standardOutput'
    fault Sources/Terminal/Planted.swift 'func planted() { _ = write(1, pointer, 1) }'
    fault Sources/Terminal/Planted.swift 'func planted() { _ = write(STDERR_FILENO, pointer, 1) }'
    fault Sources/CImageCodecs/planted.c 'void planted(void) { printf("x"); }'
    fault Sources/gallery-demo/Planted.swift 'func planted() { print("x") }'
    fault Sources/Pictures/Planted.swift 'let planted = open("/dev/tty", O_WRONLY)'
}

rule_one_fetcher() {
    forbid bare 'FoundationNetworking|\b(?:NS)?URLSession|\bURLRequest\b|\bCFNetwork\b' '-' 'HTTP goes through the one transport'
    forbid bare '\bcurl_\w+\(|(?<![.\w])(?<!func )(?:socket|getaddrinfo)\(' \
        'Sources/PhotoService/Transport/|Sources/CCurl/|Tests/' 'HTTP goes through the one transport'
    forbid code 'contentsOf:\s*URL\(string:' '-' 'HTTP goes through the one transport'
}
faults_one_fetcher() {
    fault Sources/PhotoService/Unsplash/Planted.swift 'import FoundationNetworking'
    fault Tests/DemoTests/Planted.swift 'let planted = URLSession.shared'
    fault Sources/Pictures/Planted.swift 'let planted = curl_easy_init()'
    fault Sources/gallery/Planted.swift 'let planted = socket(AF_INET, 0, 0)'
    fault Sources/gallery/Planted.swift 'let planted = try Data(contentsOf: URL(string: text))'
}

rule_one_decoder() {
    forbid bare '\bgic_decode\w*' 'Sources/gallery-pictures/|Sources/CImageCodecs/|Tests/PicturesTests/' \
        'pictures are decoded in the worker only'
    forbid bare '\b(?:jpeg_(?:read|create_decompress|start_decompress)|png_(?:read|create_read)|WebPDecode|WebPIDecode)\w*' \
        'Sources/CImageCodecs/' 'pictures are decoded by the codec target only'
}
faults_one_decoder() {
    fault Sources/gallery-demo/Planted.swift 'let planted = gic_decode()'
    fault Sources/Pictures/Planted.swift 'let planted = gic_decode_begin()'
    fault Sources/gallery-pictures/Planted.swift 'let planted = WebPDecodeRGBA(bytes)'
}

# Names of files are made of text from outside in one file. The cache names its files by digests of keys.
rule_one_file_namer() {
    forbid bare '\bFileName\(|\b(?:struct|enum|class|actor|func)\s+(?:\w*FileName|fileName)\b' \
        'Sources/PhotoStore/Files/|Sources/Pictures/Caches/DiskCache\.swift|Tests/' \
        'names of files are made by PhotoStore/Files/FileName.swift'
    forbid bare '\b(?:appendingPathComponent|lastPathComponent|pathExtension)\b|\bappending\((?:path|component)' \
        'Sources/NewScreen/|Tests/' 'names of files are made by PhotoStore/Files/FileName.swift'
    forbid code '"[^"]*\.(?:jpe?g|png|webp)"' 'Sources/PhotoStore/Files/|Sources/gallery-(?:demo|bench)/|Tests/' \
        'names of files are made by PhotoStore/Files/FileName.swift'
    # The one that makes them is one.
    grep -P '^Sources/[^\t]*\t(?=.*\bstruct FileName\b)' "$work/bare" | grep -v '^Sources/PhotoStore/Files/FileName.swift:' \
        | sed 's/:\t.*/: names of files are made by PhotoStore\/Files\/FileName.swift/'
}
faults_one_file_namer() {
    fault Sources/Pictures/Planted.swift 'let planted = FileName(photo, kind: .jpeg)'
    fault Sources/Screens/PhotoList/Planted.swift 'func fileName(of photo: Photo) -> String { photo.title }'
    fault Sources/gallery/Planted.swift 'let planted = url.appendingPathComponent(photo.title)'
    fault Sources/Screens/Detail/Planted.swift 'let planted = "\(photo.title).jpg"'
    fault Sources/PhotoStore/Files/Planted.swift 'struct FileName {}'
}

# Text from outside becomes harmless for the terminal in one file. What measures it or writes it elsewhere may
# ask what a character is, too.
rule_one_cleaner() {
    local places='Sources/TextLayout/Text/|Sources/PhotoStore/Files/(?:SafeText|Sidecar)\.swift'
    places+='|Sources/Terminal/Editor/EditorHistory\.swift|Tests/'
    forbid bare '\bgeneralCategory\b|\bisDefaultIgnorableCodePoint\b|\bisBidiControl\b|\bcontrolCharacters\b|\biswcntrl\b|\biscntrl\b' \
        "$places" 'text is cleaned by TextLayout/Text/CleanText.swift'
    forbid bare '\b(?:struct|enum|class|func)\s+(?:clean|sanit|strip)\w*' \
        'Sources/TextLayout/Text/CleanText\.swift|Sources/PhotoStore/Files/SafeText\.swift|Tests/' \
        'text is cleaned by TextLayout/Text/CleanText.swift'
    # What is shown is made of spans and of pictures with words: neither keeps text that was not cleaned.
    local file
    for file in Sources/TextLayout/Text/Span.swift Sources/TextLayout/Text/Picture.swift; do
        grep -q "^$file:.*= CleanText\.clean(" "$work/bare" || echo "$file:1: keeps text that is not cleaned"
    done
}
faults_one_cleaner() {
    fault Sources/PhotoService/Unsplash/Planted.swift 'let planted = scalar.properties.generalCategory == .control'
    fault Sources/Screens/PhotoList/Planted.swift 'func sanitized(_ text: String) -> String { text }'
    fault Sources/gallery/Planted.swift 'let planted = CharacterSet.controlCharacters'
    fault_without Sources/TextLayout/Text/Span.swift
}

rule_tls() {
    forbid bare 'VERIFY(?:PEER|HOST|STATUS)\b[^0-9]*\b0L?\b|VERIFY(?:PEER|HOST)\b.*\bfalse\b' '-' 'verification is never turned off'
    forbid code '(?<![\w-])--insecure\b' '-' 'verification is never turned off'
}
faults_tls() {
    fault Sources/PhotoService/Transport/Planted.swift 'gcu_set_long(handle, CURLOPT_SSL_VERIFYPEER, 0)'
    fault Sources/CCurl/shim.h 'static int planted(CURL *c) { return curl_easy_setopt(c, CURLOPT_SSL_VERIFYHOST, 0L); }'
    fault Tests/PhotoServiceTests/Planted.swift 'set(CURLOPT_PROXY_SSL_VERIFYPEER, to: 0)'
}
