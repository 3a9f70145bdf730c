/** Whether a message still waits for an answer. */
export const contactStates = ["waiting", "answered"] as const;
export type ContactState = (typeof contactStates)[number];
