internal import Contracts
internal import JSONCoding
internal import Platform
internal import Wire

/// Everything that is wrong with a catalogue's files, one line each.
struct CatalogueProblems: Error, CustomStringConvertible {
    let lines: [String]
    var description: String { "the catalogue has problems:\n  " + lines.joined(separator: "\n  ") }
}

/// The files of a catalogue: `equipment.json` and so on, one for each category, the pictures in `images`, and `catalogue.json` with the
/// version of it all, which grows with every change.
struct CatalogueFiles {
    /// In the files' order.
    private(set) var products: [ProductDetails] = []
    /// 0 for a folder that says none.
    private(set) var version: Int64 = 0
    private var problems: [String] = []

    /// Reads the files of a folder, all of them before anything is believed.
    /// - Throws: `CatalogueProblems`.
    static func read(_ folder: String) throws(CatalogueProblems) -> CatalogueFiles {
        var files = CatalogueFiles()
        files.readVersion(in: folder)
        var slugs: [Slug: String] = [:]
        var related: [(place: String, slug: Slug)] = []
        for category in ProductCategory.allCases {
            let file = "\(category.rawValue).json"
            for details in files.read(file, in: folder) {
                let place = "\(file): \(details.slug.text)"
                if let other = slugs.updateValue(file, forKey: details.slug) {
                    files.problems.append("\(place): slug: is in \(other) already")
                }
                if details.category != category {
                    files.problems.append("\(place): category: \(details.category.rawValue) is another file's")
                }
                related += details.related.map { (place, $0) }
                files.checkPictures(of: details, place, folder)
                files.products.append(details)
            }
        }
        for (place, slug) in related where slugs[slug] == nil { files.problems.append("\(place): related: there is no \(slug.text)") }
        guard files.problems.isEmpty else { throw CatalogueProblems(lines: files.problems) }
        return files
    }

    private mutating func readVersion(in folder: String) {
        guard case .success(let bytes) = SmallFile.read("\(folder)/catalogue.json") else { return }
        guard let version = (try? JSONParser.parse(bytes))?["version"]?.integer, version > 0 else {
            problems.append("catalogue.json: version: a whole number above 0 is missing")
            return
        }
        self.version = version
    }

    /// - Returns: the products that are right in themselves.
    private mutating func read(_ file: String, in folder: String) -> [ProductDetails] {
        let bytes: [UInt8]
        switch SmallFile.read("\(folder)/\(file)", limit: 16 << 20) {
        case .success(let content): bytes = content
        case .failure(let failure):
            problems.append("\(file): \(failure.message)")
            return []
        }
        let tree: JSONValue
        do {
            tree = try JSONParser.parse(bytes)
        } catch {
            problems.append("\(file): \(error)")
            return []
        }
        guard let items = tree["products"]?.array else {
            problems.append("\(file): products: a list is missing")
            return []
        }
        return items.enumerated().compactMap { index, item in
            let place = "\(file): \(item["slug"]?.string ?? "product \(index + 1)")"
            do throws(InputError) {
                return try InputDecoder.decode(ProductDetails.self, from: item)
            } catch {
                switch error {
                case .malformed(let syntax): problems.append("\(place): \(syntax)")
                case .invalid(let fields): problems += fields.map { "\(place): \($0.field): \($0.rule.message(.english))" }
                }
                return nil
            }
        }
    }

    private mutating func checkPictures(of details: ProductDetails, _ place: String, _ folder: String) {
        for name in details.images.compactMap(\.file?.text) {
            if case .failure(let failure) = SmallFile.read("\(folder)/images/\(name)") {
                problems.append("\(place): images: \(name): \(failure.message)")
            }
        }
    }
}
