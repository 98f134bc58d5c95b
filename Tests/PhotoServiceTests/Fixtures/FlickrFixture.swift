/// Synthetic replies of the Flickr API with its quirks: numbers as text, text as objects, null or 0 if missing.
enum FlickrFixture {
    /// Photo in a list reply, with all extras.
    static func listed(
        _ id: String, owner: String = "12@N01", name: String = "Ida L\\u00f8v", alias: String = "null",
        fields: String = ""
    ) -> String {
        """
        {"id": "\(id)", "owner": "\(owner)", "secret": "5ec", "server": "65535", "farm": 66,
         "title": "Fish &amp; ships &lt;3", "ispublic": 1, "isfriend": 0, "isfamily": 0, "license": "4",
         "description": {"_content": "Seen at <b>dawn</b>,<br />x &lt; y."}, "dateupload": "1381061206",
         "datetaken": "2013-10-06 14:06:41", "datetakengranularity": "0", "datetakenunknown": "0",
         "ownername": "\(name)", "latitude": "45.807258", "longitude": 15.967599, "accuracy": "11",
         "context": 0, "place_id": "x", "woeid": "1", "tags": "harbour ship:draft=3 newyorkcity harbour",
         "views": "3120", "count_faves": "21", "count_comments": 4, "media": "photo",
         "media_status": "ready", "pathalias": \(alias), "o_width": "2560", "o_height": "1600",
         "url_t": "/files/\(id)_t.jpg", "height_t": "63", "width_t": "100",
         "url_n": "/files/\(id)_n.jpg", "height_n": 200, "width_n": "320",
         "url_m": "https://live.staticflickr.com/1/\(id)_5ec.jpg", "height_m": "313", "width_m": "500",
         "url_z": "https://live.staticflickr.com/1/\(id)_5ec_z.jpg", "height_z": 400, "width_z": 640,
         "url_l": "http://farm3.staticflickr.com/1/\(id)_5ec_b.jpg", "height_l": "640", "width_l": "1024",
         "url_o": "https://live.staticflickr.com/1/\(id)_0ri_o.png", "height_o": "1600", "width_o": "2560"
         \(fields)}
        """
    }

    static func page(_ photos: [String], number: Int = 1, pages: String = "3744", total: String = "112301")
        -> String
    {
        """
        {"photos": {"page": \(number), "pages": \(pages), "perpage": 30, "total": \(total),
                    "photo": [\(photos.joined(separator: ","))]}, "stat": "ok"}
        """
    }

    static func info(_ id: String) -> String {
        """
        {"photo": {"id": "\(id)", "secret": "5ec", "server": "65535", "farm": 66, "dateuploaded": "1381061206",
          "isfavorite": 0, "license": "16", "safety_level": "0", "rotation": 0, "views": "3121",
          "owner": {"nsid": "12@N01", "username": "ida_l", "realname": "Ida L\\u00f8v", "location": "",
                    "iconserver": "1", "iconfarm": 1, "path_alias": "idalov"},
          "title": {"_content": "Harbour"}, "description": {"_content": ""},
          "dates": {"posted": "1381061206", "taken": "1920-01-01 00:00:00", "takengranularity": 8,
                    "takenunknown": 0, "lastupdate": "1381067365"},
          "usage": {"candownload": 1, "canblog": 0, "canprint": 0, "canshare": 1},
          "comments": {"_content": "2"}, "people": {"haspeople": 0},
          "tags": {"tag": [
            {"id": "1", "author": "12@N01", "raw": "New York City", "_content": "newyorkcity",
             "machine_tag": 0},
            {"id": "2", "raw": "ship:draft=3", "_content": "ship:draft=3", "machine_tag": true},
            {"id": "3", "raw": "harbour", "_content": "harbour", "machine_tag": false}]},
          "location": {"latitude": 60.39, "longitude": "5.32", "accuracy": 16, "context": "0",
            "locality": {"_content": "Bergen"}, "county": {"_content": "Bergen"},
            "region": {"_content": "Vestland"}, "country": {"_content": "Norway"}},
          "urls": {"url": [{"type": "photopage", "_content": "https://www.flickr.com/photos/idalov/\(id)/"}]},
          "media": "photo"}, "stat": "ok"}
        """
    }

    /// Reply of `photos.getSizes`, with a square size, and an original of an unsupported type.
    static func sizes(canDownload: Int = 1, root: String = "") -> String {
        """
        {"sizes": {"canblog": 0, "canprint": 0, "candownload": \(canDownload), "size": [
          {"label": "Square", "width": 75, "height": 75, "source": "\(root)/files/a_s.jpg", "media": "photo"},
          {"label": "Medium", "width": "500", "height": 313, "source": "\(root)/files/a.jpg",
           "url": "https://www.flickr.com/photos/idalov/a/sizes/m/", "media": "photo"},
          {"label": "Large 2048", "width": "2048", "height": 1280, "source": "\(root)/files/a_k.jpg",
           "media": "photo"},
          {"label": "Video Player", "width": "", "height": "", "source": "\(root)/files/a.swf",
           "media": "video"},
          {"label": "Original", "width": "2560", "height": "1600", "source": "\(root)/files/a_o.gif",
           "media": "photo"}]}, "stat": "ok"}
        """
    }

    static let exif = """
        {"photo": {"id": "a", "camera": "Nikon D750", "exif": [
          {"tagspace": "IFD0", "tagspaceid": 0, "tag": "Make", "label": "Make", "raw": {"_content": "NIKON"}},
          {"tagspace": "IFD0", "tag": "Model", "raw": {"_content": " NIKON D750"}},
          {"tagspace": "ExifIFD", "tag": "ExposureTime", "raw": {"_content": "1/250"},
           "clean": {"_content": "0.004 sec (1/250)"}},
          {"tagspace": "ExifIFD", "tag": "FNumber", "raw": {"_content": "3.5"}, "clean": {"_content": "f/3.5"}},
          {"tagspace": "ExifIFD", "tag": "ISO", "raw": {"_content": "400"}},
          {"tagspace": "ExifIFD", "tag": "FocalLength", "raw": {"_content": "47.0 mm"}},
          {"tagspace": "ExifIFD", "tag": "LensModel", "raw": {"_content": ""}},
          {"tagspace": "JFIF", "tag": "XResolution", "raw": {"_content": "72"}}, 7, null]}, "stat": "ok"}
        """

    static func failure(_ code: String, _ message: String) -> String {
        "{\"stat\": \"fail\", \"code\": \(code), \"message\": \"\(message)\"}"
    }
}
