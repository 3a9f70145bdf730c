import "@iep-insider/elements/aide-screener";

/** A partner's mistake that the types have to catch. */
export const mistake = <aide-screener state={25} />;
