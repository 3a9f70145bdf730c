import { call } from "../call.ts";

/** The files of `/templates/`. */
export const templateFiles = [
  "IEP-Meeting-Request-Letter.txt",
  "Initial-Special-Education-Assessment-Request-Letter.txt",
  "Concerns-Documentation-Letter.txt",
] as const;

export type TemplateFile = (typeof templateFiles)[number];

/** A letter template that a parent prefers by mail instead of as a file. */
export interface TemplateByMail {
  readonly email: string;
  readonly resourceName: TemplateFile;
}

export interface TemplateSent {
  /** A sentence for the screen. */
  readonly message: string;
}

export const downloads = {
  /** Sends the letter and records the download with the address. A plain download records nothing. */
  emailTemplate: call<TemplateByMail, TemplateSent>("POST", "/api/resources/email"),
} as const;
