/** The kinds of service in the contact list, and the support form's own. */
export const serviceTypes = [
  "strategy-session",
  "records-review",
  "meeting-attendance",
  "advocacy-coaching",
  "letter-writing",
  "foundational-package",
  "full-support-package",
  "other",
  "customer_support",
] as const;

export type ServiceType = (typeof serviceTypes)[number];
