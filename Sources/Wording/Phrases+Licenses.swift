import GalleryCore

extension Phrases {
    /// Components and their licenses, for `--licenses`.
    public static let licenses = verbatim(
        """
        gallery, MIT License: the text is in its README.md.

        In it:
        ArgumentParser, Apache License 2.0, https://github.com/apple/swift-argument-parser
        swift-log, Apache License 2.0, https://github.com/apple/swift-log
        GRDB.swift, MIT License, https://github.com/groue/GRDB.swift
        FlyingFox (in the demo's server), MIT License, https://github.com/swhitty/FlyingFox
        Swift and its Foundation, Apache License 2.0 with Runtime Library Exception, https://swift.org
        libedit, BSD 3-Clause License, https://thrysoee.dk/editline
        SQLite, public domain, https://sqlite.org

        Beside it, from the system:
        libcurl, curl License, https://curl.se
        libjpeg-turbo, IJG, BSD 3-Clause and zlib Licenses, https://libjpeg-turbo.org
        libpng, PNG Reference Library License, http://www.libpng.org
        libwebp, BSD 3-Clause License, https://developers.google.com/speed/webp
        Little CMS, MIT License, https://www.littlecms.com
        zlib, zlib License, https://zlib.net
        libseccomp, LGPL 2.1, https://github.com/seccomp/libseccomp

        Photos belong to their authors: `credit N` says on which terms.
        """)
}
