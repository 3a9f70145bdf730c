/** Whether a message is still unanswered. */
export const contactStates = ["waiting", "answered"] as const;
export type ContactState = (typeof contactStates)[number];
