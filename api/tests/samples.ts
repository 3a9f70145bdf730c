import type { CountRequest, Registration, SupportRequest } from "@iep-insider/sdk/contract";

/** A message as a parent sends it, with what a test changes. */
export function supportRequest(changes: Partial<SupportRequest> = {}): SupportRequest {
  return {
    firstName: "Maria",
    lastName: "Alvarez",
    email: "maria@example.org",
    phone: "555 0100",
    serviceType: "customer_support",
    message: "How do I change my password?",
    ...changes,
  };
}

/** A count as an element sends it, with what a test changes. */
export function countRequest(changes: Partial<CountRequest> = {}): CountRequest {
  return { event: "tool_load", subject: "aide-screener", ...changes };
}

/** A sign-up as a parent sends it, with what a test changes. */
export function registration(changes: Partial<Registration> = {}): Registration {
  return {
    email: "maria@example.org",
    password: "seven blue kites",
    firstName: "Maria",
    lastName: "Alvarez",
    ...changes,
  };
}
