import { createToasts } from "@iep-insider/sdk/ui";

/** The messages of this page; at most one is visible. */
export const toasts = createToasts();
