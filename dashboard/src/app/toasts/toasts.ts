import { createToasts } from "@iep-insider/sdk/ui";

/** At most one is visible. */
export const toasts = createToasts();
