import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Founder, LogoType } from "@iep-insider/sdk/contract";
import { z } from "zod";
import { imageExtensions } from "../images/imageExtensions.ts";
import { sniffImage } from "../images/sniffImage.ts";
import { repositoryRoot, settingFacts } from "../settingKinds.ts";

/** What the operator has set of the page about the person behind the site. */
export interface FounderSettings extends Founder {
  readonly photoFile: FounderPhoto | null;
}

export interface FounderPhoto {
  readonly type: LogoType;
  readonly bytes: Buffer;
}

const mostPhotoBytes = 300 * 1024;

/** Without a name or a text there is no page, and no link to one. */
export const founderVariables = {
  FOUNDER_NAME: z
    .string()
    .trim()
    .max(100, "can have at most 100 characters")
    .optional()
    .register(settingFacts, {
      without: "no page",
      meaning:
        "Who made the site. With a text, it makes the page `/about` and a link to it at the foot of each page.",
    }),
  FOUNDER_TEXT: z
    .string()
    .trim()
    .max(4000, "can have at most 4000 characters")
    .optional()
    .register(settingFacts, {
      without: "no page",
      meaning: "The text of that page, in your words, `|` between its paragraphs; at most 4,000 characters.",
    }),
  FOUNDER_PHOTO: z
    .string()
    .transform(readPhoto)
    .optional()
    .register(settingFacts, {
      without: "no picture",
      meaning: `A PNG, JPEG or WebP file of at most ${mostPhotoBytes / 1024} kB that the server may read, about as wide as high; shown at 160 px.`,
    }),
};

function readPhoto(path: string, context: z.RefinementCtx): FounderPhoto {
  const bytes = bytesOf(resolve(repositoryRoot, path));
  const type = bytes && sniffImage(bytes);
  if (!bytes) context.addIssue("must be a file that the server can read");
  else if (!type) context.addIssue("must be a PNG, JPEG or WebP picture");
  else if (bytes.length > mostPhotoBytes) context.addIssue(`must have at most ${mostPhotoBytes / 1024} kB`);
  else return { type, bytes };
  return z.NEVER;
}

function bytesOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

export function founderSettings(name?: string, text?: string, photo?: FounderPhoto): FounderSettings | null {
  if (!name || !text) return null;
  const paragraphs = text
    .split("|")
    .map((each) => each.trim())
    .filter(Boolean);
  return { name, paragraphs, photo: photo ? photoPath(photo) : null, photoFile: photo ?? null };
}

/** Another picture has another name, so that browsers may keep it. */
function photoPath({ type, bytes }: FounderPhoto): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  return `/founder/${hash}.${imageExtensions[type]}`;
}
