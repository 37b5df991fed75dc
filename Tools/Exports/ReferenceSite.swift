public import Reference

/// The reference of all services as files that need no server: a page for each service, and one that leads to them.
public struct ReferenceSite {
    public let files: [ExportedFile]

    public init(_ book: ReferenceBook, _ addresses: ExportAddresses) {
        let pages = book.chapters.map { (service: $0.service, href: "\($0.service).html") }
        files =
            book.chapters.map { chapter in
                let page = ReferencePage(
                    ReferenceBook(of: chapter.service), .init(address: addresses[chapter.service], pages: pages))
                return ExportedFile(path: "\(chapter.service).html", text: page.html)
            } + [ExportedFile(path: "index.html", text: ReferenceIndex(book, pages).html)]
    }
}
