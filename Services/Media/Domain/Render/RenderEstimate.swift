/// How large an export will be.
public enum RenderEstimate {
    /// In bytes, proportional to the duration. Real footage comes out between half and one and a half times this; plain colours far below.
    public static func bytes(_ plan: RenderPlan) -> Int {
        (RenderEncoding.bitRate(plan) + RenderEncoding.soundBitRate) / 8 * plan.frames / RenderPlan.frameRate
    }
}
