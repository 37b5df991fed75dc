/// What training may never lose: the workout under way, IronLift's or FitCoach+'s, and the outbox.
public typealias TrainingVault = OfflineVault<TrainingEntry>

public enum TrainingEntry: String, VaultEntry {
    case workout, outbox, guided
}
