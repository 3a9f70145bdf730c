import { productName } from "@iep-insider/sdk/catalog";
import { monthsKept } from "../../jobs/retention.ts";
import type { Mail } from "../Mail.ts";
import { greeting } from "./greeting.ts";

export interface LetterTemplate {
  /** For the subject: "IEP Meeting Request Letter". */
  readonly title: string;
  /** All of it, as the file has it. */
  readonly text: string;
  readonly filePage: string;
  readonly resourcesPage: string;
  readonly usefulUntil: Date;
}

/** Sent when a user asks for a letter template by mail instead of as a file. It offers nothing else. */
export function letterTemplate(template: LetterTemplate): Mail {
  const { title, text, filePage, resourcesPage, usefulUntil } = template;
  return {
    kind: "letter-template",
    purpose: "receipt",
    subject: `Your letter template from ${productName}: ${title}`,
    title,
    usefulUntil,
    body: [
      greeting,
      "You get this email because someone asked for this letter template on our site and typed in your address. Here is the whole text:",
      { lines: text },
      { label: "The same as a file", href: filePage },
      { label: "All letter templates", href: resourcesPage },
      {
        small: `If it was not you, someone may have typed your address by mistake. You need to do nothing: no other email follows from this one. We note that the template went to this address, and delete the note after ${monthsKept.downloads} months.`,
      },
    ],
  };
}
