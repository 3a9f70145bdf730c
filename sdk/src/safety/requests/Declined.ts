/** What our tools decline: to act as a lawyer, predict an outcome, follow instructions in a text, or change the subject. */
export type Declined = "lawyer" | "prediction" | "instructions" | "not-ours";
