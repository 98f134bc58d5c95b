import GalleryCore

extension Phrases {
    public static let licenses = verbatim(
        """
        gallery, MIT License: the text is in its README.md.

        Included:
        ArgumentParser, Apache License 2.0, https://github.com/apple/swift-argument-parser
        swift-log, Apache License 2.0, https://github.com/apple/swift-log
        GRDB.swift, MIT License, https://github.com/groue/GRDB.swift
        FlyingFox (in the demo's server), MIT License, https://github.com/swhitty/FlyingFox
        Swift and its Foundation, Apache License 2.0 with Runtime Library Exception, https://swift.org
        ICU (in Foundation), Unicode License 3.0, https://icu.unicode.org

        From the system, except in the tarball, whose programs include libedit, libbsd, libmd and libjpeg-turbo:
        libbsd and libmd (in libedit), BSD 3-Clause License, https://libbsd.freedesktop.org
        libedit, BSD 3-Clause License, https://thrysoee.dk/editline
        SQLite, public domain, https://sqlite.org
        libcurl, curl License, https://curl.se
        libarchive, BSD 2-Clause License, https://libarchive.org
        libcrypto (OpenSSL), Apache License 2.0, https://openssl.org
        libjpeg-turbo, IJG, BSD 3-Clause and zlib Licenses, https://libjpeg-turbo.org
        libpng, PNG Reference Library License, http://www.libpng.org
        libwebp, BSD 3-Clause License, https://developers.google.com/speed/webp
        libheif, LGPL 3.0, https://github.com/strukturag/libheif
        libjxl, BSD 3-Clause License, https://github.com/libjxl/libjxl
        libtiff, libtiff License, https://libtiff.gitlab.io/libtiff
        giflib, MIT License, https://giflib.sourceforge.net
        Little CMS, MIT License, https://www.littlecms.com
        zlib, zlib License, https://zlib.net
        libseccomp, LGPL 2.1, https://github.com/seccomp/libseccomp

        Photos belong to their authors; `credit N` shows the license.
        """)
}
