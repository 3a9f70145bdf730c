import { call } from "../call.ts";

/** The kinds of service a contact can ask for, and the support form's own. */
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

/** A message to the people behind the product. Text is trimmed before it is measured. */
export interface SupportRequest {
  /** 1 to 100 characters. */
  readonly firstName: string;
  /** Up to 100 characters. */
  readonly lastName?: string | undefined;
  readonly email: string;
  /** Up to 40 characters, as the sender writes it. */
  readonly phone?: string | undefined;
  readonly serviceType: ServiceType;
  /** 1 to 10,000 characters. */
  readonly message: string;
}

export interface SupportReceipt {
  readonly success: true;
}

export const contacts = {
  sendSupportRequest: call<SupportRequest, SupportReceipt>("POST", "/api/support"),
} as const;
