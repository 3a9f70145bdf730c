import { createToasts } from "@iep-insider/sdk/ui";

/** The messages of this page; at most one is visible (product.md section 9). */
export const toasts = createToasts();
