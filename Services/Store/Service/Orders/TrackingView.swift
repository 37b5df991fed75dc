internal import Contracts
internal import Wire

/// What this service says itself of a parcel; what administrators write is shown as it is.
enum TrackingStep: String, CaseIterable {
    case shipped, delivered

    func text(_ language: Language) -> String {
        switch (self, language) {
        case (.shipped, .english): "Shipped"
        case (.shipped, .arabic): "تم الشحن"
        case (.delivered, .english): "Delivered"
        case (.delivered, .arabic): "تم التوصيل"
        }
    }
}

enum TrackingView {
    /// - Parameter events: newest first.
    /// - Returns: nil before the order was shipped.
    static func tracking(of order: StoredOrder, _ events: [StoredTrackingEvent], _ language: Language) -> Tracking? {
        guard let carrier = order.carrier, let number = order.trackingNumber else { return nil }
        return Tracking(
            carrier: carrier, number: number,
            events: events.map { event in
                TrackingEvent(
                    status: TrackingStep(rawValue: event.status)?.text(language) ?? event.status, place: event.place, at: event.at)
            })
    }
}
