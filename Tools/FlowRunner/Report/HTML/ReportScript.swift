/// What the report of a run does in a browser: unpacks its data (`ReportData`) and shows it. One module without imports, in parts that see
/// each other.
enum ReportScript {
    static let text = [base, step, flow, views, main].joined(separator: "\n")
}
