package import FoundationEssentials
import GRDB
package import GalleryCore

extension SQLiteFavorites {
    /// Keeps many at once, a second apart: a million one by one would take the better part of an hour.
    package func fill(_ photos: [Photo], from date: Date) throws(StoreError) {
        try database.write { db in
            let statement = try db.cachedStatement(
                sql: "INSERT INTO favorite (service, key, keptAt, photo) VALUES (?, ?, ?, ?)")
            for (index, photo) in photos.enumerated() {
                try statement.execute(arguments: [
                    photo.id.service.rawValue.stored, photo.id.key.stored, date.stored + Double(index),
                    try StoredPhoto.json(photo),
                ])
            }
        }
    }
}
