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
      "You are getting this email because someone asked for this letter template on our site and gave this email address. Here is the full text:",
      { lines: text },
      { label: "Get it as a file", href: filePage },
      { label: "See all letter templates", href: resourcesPage },
      {
        small: `If it was not you, someone may have typed your address by mistake. You do not need to do anything, and we will not send other emails because of this one. We keep a note that the template went to this address, and delete it after ${monthsKept.downloads} months.`,
      },
    ],
  };
}
