import { type ContactFields, contactFields, emptyFields } from "./contactMessage.ts";

export const contactFormId = "contact-form";

/**
 * Reads what was typed into the pre-rendered form before hydration, which clears the fields.
 * @returns blank fields if there was no form: during pre-rendering, and after client-side navigation.
 */
export function typedBefore(): ContactFields {
  if (typeof document === "undefined") return emptyFields;
  const form = document.getElementById(contactFormId);
  if (!(form instanceof HTMLFormElement)) return emptyFields;
  const typed = new FormData(form);
  const textOf = (field: string) => {
    const value = typed.get(field);
    return typeof value === "string" ? value : "";
  };
  return { ...emptyFields, ...Object.fromEntries(contactFields.map((field) => [field, textOf(field)])) };
}
