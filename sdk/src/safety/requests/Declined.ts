/** What no tool of ours does: stand in for a lawyer, foretell an outcome, take orders from a text, leave the subject. */
export type Declined = "lawyer" | "prediction" | "instructions" | "not-ours";
