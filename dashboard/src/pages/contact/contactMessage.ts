import type { SupportRequest } from "@iep-insider/sdk/contract";
import { contact } from "../../content/contact.ts";

/** The form's values, as typed. */
export interface ContactFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly message: string;
}

export type ContactField = keyof ContactFields;

/** One sentence per invalid field. */
export type FieldErrors = Readonly<Partial<Record<ContactField, string>>>;

export const emptyFields: ContactFields = { firstName: "", lastName: "", email: "", message: "" };

/** In the form's order. */
export const contactFields = Object.keys(emptyFields) as readonly ContactField[];

/** The server's maximum lengths (the contract's contacts area). */
const longest: Readonly<Record<ContactField, number>> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  message: 10_000,
};

/** The required fields that are blank. */
export function missingErrors(fields: ContactFields): FieldErrors {
  const { firstName, emailMissing, message } = contact.fieldErrors;
  return {
    ...(isBlank(fields.firstName) && { firstName }),
    ...(isBlank(fields.email) && { email: emailMissing }),
    ...(isBlank(fields.message) && { message }),
  };
}

/** Values that the server would certainly reject; saves a request. */
export function shapeErrors(fields: ContactFields): FieldErrors {
  const errors: Partial<Record<ContactField, string>> = {};
  if (!isBlank(fields.email) && !/^\S+@\S+\.\S+$/.test(fields.email.trim()))
    errors.email = contact.fieldErrors.emailInvalid;
  for (const field of contactFields) {
    const { length } = fields[field].trim();
    if (length > longest[field]) errors[field] = contact.fieldErrors.tooLong(longest[field], length);
  }
  return errors;
}

export function supportRequest(fields: ContactFields): SupportRequest {
  return {
    firstName: fields.firstName.trim(),
    ...(!isBlank(fields.lastName) && { lastName: fields.lastName.trim() }),
    email: fields.email.trim(),
    message: fields.message.trim(),
    serviceType: "customer_support",
  };
}

export function isBlank(text: string): boolean {
  return text.trim() === "";
}
