internal import Contracts
internal import ServiceKit

/// Charts.
struct ChartRoutes: Sendable {
    let charts: ChartActions

    var routes: [Route] {
        [
            Training.charts.handle(charts.list),
            Training.addChart.handleSaving(charts.add),
            Training.deleteChart.handle(charts.delete),
            Training.series.handle(charts.series),
        ]
    }
}
