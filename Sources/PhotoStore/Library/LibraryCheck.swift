import GalleryCore

/// Checks an archive as a whole before its import begins, so that a damaged or hostile archive changes nothing.
struct LibraryCheck {
    /// Bytes of the announced pictures by the names of their files.
    private(set) var pictures: [String: Int] = [:]
    private(set) var settings: [String: String] = [:]
    private var count = 0
    private var photos: Set<PhotoID> = []
    private var boards = 0, lines = 0, searches = 0, events = 0

    /// Whether the record is valid and not one too many of its kind.
    mutating func take(_ record: LibraryRecord) -> Bool {
        if let item = record.photo { return take(item) }
        if let board = record.board { return take(board) }
        if let spot = record.spot {
            return boards > 0 && spot.added.isPlausible && spot.removed?.isPlausible != false
                && PhotoID(spot.photo).map(photos.contains) == true
        }
        if let alt = record.alt { return PhotoID(alt.photo)?.isPlain == true }
        if let setting = record.setting {
            settings[setting.name] = setting.value
        } else if record.line != nil {
            lines += 1
        } else if record.search != nil {
            searches += 1
        } else if record.event != nil {
            events += 1
        } else {
            return false
        }
        return lines <= SQLiteHistory.lines && searches <= SQLiteHistory.searches + 1
            && events <= SQLiteTaste.maxEvents + 1
    }

    private mutating func take(_ item: LibraryRecord.StoredItem) -> Bool {
        guard item.photo.id.isPlain, item.added.isPlausible, item.removed?.isPlausible != false else {
            return false
        }
        photos.insert(item.photo.id)
        for (size, bytes) in item.pictures ?? [:] {
            guard item.accepts(size) else { return false }
            pictures[LibraryRecord.picture(count, size: size)] = bytes
        }
        count += 1
        return true
    }

    private mutating func take(_ item: LibraryRecord.BoardItem) -> Bool {
        boards += 1
        return item.name.archivedLine != nil && item.made.isPlausible && item.changed.isPlausible
            && item.removed?.isPlausible != false && boards <= LibraryRecord.maxBoards
            && (item.sections ?? []).count <= LibraryRecord.maxSections
    }

    /// Whether the name is one that an export gives to a picture of one of the document's photos.
    func isPicture(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == "pictures" else { return false }
        let steps = parts[1].split(separator: "-", omittingEmptySubsequences: false)
        guard steps.count == 2, steps[0].allSatisfy(\.isASCII), let number = Int(steps[0]) else {
            return false
        }
        let size = String(steps[1])
        return number >= 1 && number <= count
            && (FavoritePictureSize(rawValue: size) != nil || size == OwnPictures.size)
    }

    /// Checks the pictures, which may precede the document in the archive.
    func checkPictures(of archive: LibraryArchive, path: String) throws(StoreError) {
        var missing = Set(pictures.keys)
        try archive.eachPicture(isKnown: isPicture, size: { pictures[$0] }) { name, _ throws(StoreError) in
            missing.remove(name)
        }
        guard missing.isEmpty || Task.isCancelled else { throw .library(path: path, .truncated) }
    }
}

extension LibraryRecord.StoredItem {
    fileprivate func accepts(_ size: String) -> Bool {
        FavoritePictureSize(rawValue: size) != nil
            || photo.id.service == .own && size == OwnPictures.size
    }
}
