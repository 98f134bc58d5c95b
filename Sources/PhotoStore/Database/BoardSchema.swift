enum BoardSchema {
    // favorite: photos on boards are also rows of this table. For a photo that was never a favorite, removedAt equals
    // keptAt; the row stays as long as `boards`, the number of its rows in boardPhoto, is positive.
    // keptCount: number of favorites, since counting a million rows takes longer than showing a page of them.
    // boardPhoto.removedAt, board.removedAt: removed rows stay for 30 days for undo.
    static let third = """
        ALTER TABLE favorite ADD COLUMN boards INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE favorite ADD COLUMN note TEXT NOT NULL DEFAULT '';
        DROP INDEX favoriteRemoved;
        CREATE INDEX favoriteRemoved ON favorite (removedAt) WHERE removedAt IS NOT NULL AND boards = 0;

        CREATE TABLE ownTag (
            photo INTEGER NOT NULL REFERENCES favorite (id) ON DELETE CASCADE,
            tag TEXT NOT NULL,
            PRIMARY KEY (photo, tag)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE board (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL,
            note TEXT NOT NULL DEFAULT '',
            cover INTEGER,
            photos INTEGER NOT NULL DEFAULT 0,
            madeAt REAL NOT NULL,
            changedAt REAL NOT NULL,
            removedAt REAL
        ) STRICT;

        CREATE TABLE boardPhoto (
            board INTEGER NOT NULL REFERENCES board (id) ON DELETE CASCADE,
            photo INTEGER NOT NULL REFERENCES favorite (id) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            addedAt REAL NOT NULL,
            removedAt REAL,
            PRIMARY KEY (board, photo)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX boardPhotoPlace ON boardPhoto (board, position, photo) WHERE removedAt IS NULL;
        CREATE INDEX boardPhotoRemoved ON boardPhoto (removedAt) WHERE removedAt IS NOT NULL;
        CREATE INDEX boardPhotoPhoto ON boardPhoto (photo);

        CREATE TRIGGER boardPhotoAdded AFTER INSERT ON boardPhoto BEGIN
            UPDATE favorite SET boards = boards + 1 WHERE id = NEW.photo;
            UPDATE board SET photos = photos + 1 WHERE id = NEW.board AND NEW.removedAt IS NULL;
        END;
        CREATE TRIGGER boardPhotoMarked AFTER UPDATE OF removedAt ON boardPhoto
        WHEN (OLD.removedAt IS NULL) <> (NEW.removedAt IS NULL) BEGIN
            UPDATE board SET photos = photos + (NEW.removedAt IS NULL) - (OLD.removedAt IS NULL)
            WHERE id = NEW.board;
        END;
        CREATE TRIGGER boardPhotoGone AFTER DELETE ON boardPhoto BEGIN
            UPDATE favorite SET boards = boards - 1 WHERE id = OLD.photo;
            UPDATE board SET photos = photos - 1 WHERE id = OLD.board AND OLD.removedAt IS NULL;
        END;

        CREATE TABLE keptCount (one INTEGER PRIMARY KEY CHECK (one = 1), favorites INTEGER NOT NULL) STRICT;
        INSERT INTO keptCount (one, favorites) SELECT 1, count(*) FROM favorite WHERE removedAt IS NULL;
        CREATE TRIGGER favoriteAdded AFTER INSERT ON favorite WHEN NEW.removedAt IS NULL BEGIN
            UPDATE keptCount SET favorites = favorites + 1;
        END;
        CREATE TRIGGER favoriteMarked AFTER UPDATE OF removedAt ON favorite
        WHEN (OLD.removedAt IS NULL) <> (NEW.removedAt IS NULL) BEGIN
            UPDATE keptCount SET favorites = favorites + (NEW.removedAt IS NULL) - (OLD.removedAt IS NULL);
        END;
        CREATE TRIGGER favoriteGone AFTER DELETE ON favorite WHEN OLD.removedAt IS NULL BEGIN
            UPDATE keptCount SET favorites = favorites - 1;
        END;
        """

    // boardPhoto.section: photos of one section are adjacent, photos without a section come last.
    static let seventh = """
        CREATE TABLE boardSection (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            board INTEGER NOT NULL REFERENCES board (id) ON DELETE CASCADE,
            title TEXT NOT NULL,
            UNIQUE (board, title)
        ) STRICT;
        ALTER TABLE boardPhoto ADD COLUMN section INTEGER REFERENCES boardSection (id) ON DELETE SET NULL;
        CREATE INDEX boardPhotoSection ON boardPhoto (section) WHERE section IS NOT NULL;
        """
}
