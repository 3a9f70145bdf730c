import { resolve } from "node:path";
import { z } from "zod";
import type { DatabaseAddress } from "./database/connect.ts";

/** What the table in PRODUCTION.md says of a setting besides its name and default; `npm run settings` writes it. */
export interface SettingFacts {
  /** One or two sentences in Markdown. */
  readonly meaning: string;
  /** In the place of the default, where the schema has none or it depends on something. */
  readonly without?: string;
  readonly isSecret?: true;
  /** Must be set in production, and for what. Settings with the same reason are named together. */
  readonly required?: string;
}

export const settingFacts = z.registry<SettingFacts>();

// What settings can be. A setting is a text of the process's environment; these say which texts, and what they become.

/** Folders and files in settings are meant from here, wherever the process was started. */
export const repositoryRoot = resolve(import.meta.dirname, "../..");

/** A whole number in these bounds, both included. */
export function wholeNumberSetting(lowest: number, highest: number) {
  const sentence = `must be a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .regex(/^\d+$/, sentence)
    .transform(Number)
    .pipe(z.number().min(lowest, sentence).max(highest, sentence));
}

/** @param usual from the repository's root, as what is set. */
export function folderSetting(usual: string) {
  return z
    .string()
    .default(usual)
    .transform((path) => resolve(repositoryRoot, path));
}

/** @param example a valid one, for the error message. */
export function originSetting(example: string) {
  return z.string().refine(isOrigin, `must be an origin without a path, such as ${example}`);
}

function isOrigin(text: string): boolean {
  // A host name may contain a quote; ours may not, since it is written into the pages.
  return /^https?:\/\/[^"'&<>]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

export const secretSetting = z.string().min(32, "must have at least 32 characters");

export const emailSetting = z.string().trim().refine(isEmail, "must be an e-mail address");

/** Addresses with commas between them; in lower case, and none where it is not set. */
export const emailsSetting = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((address) => address.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine((list) => list.every(isEmail), "must be e-mail addresses with commas between them");

/** Who mail is from. */
export const senderSetting = z
  .string()
  .trim()
  .refine(
    (text) => isEmail(/^[^<>"\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text),
    "must be an address, or a name and an address: IEP Insider <hello@example.org>",
  );

function isEmail(text: string): boolean {
  return z.email().safeParse(text).success;
}

export const smtpSetting = z
  .string()
  .refine(
    (text) => /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== "",
    "must be smtp://user:password@host:port or smtps://…",
  );

/** @param usual the default when it is not set. */
export function databaseSetting(usual: string) {
  return z
    .string()
    .default(usual)
    .transform((url, context): DatabaseAddress => {
      const address = parseDatabase(url);
      if (address) return address;
      context.addIssue("must be mysql://user:password@host:port/name or sqlite:path/to/file");
      return z.NEVER;
    });
}

/** A file only: with `:memory:` every transaction would share one connection, and so mix with the others. */
function parseDatabase(url: string): DatabaseAddress | null {
  const file = /^sqlite:(?!:memory:)(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1];
  if (file) return { dialect: "sqlite", file: resolve(repositoryRoot, file) };
  if (!/^mysql:\/\//.test(url) || !URL.canParse(url)) return null;
  const { hostname, pathname } = new URL(url);
  return hostname && pathname.length > 1 ? { dialect: "mysql", url } : null;
}
