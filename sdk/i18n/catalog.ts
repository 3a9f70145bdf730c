import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type GetTextTranslation, po } from "gettext-parser";
import { type AreaMessage, repository } from "./messagesOf.ts";

/** Translations by their English text; "" where there is none yet. */
export interface Catalog {
  readonly translations: ReadonlyMap<string, string>;
  /** The native speaker who has read all of it, and the day; null until someone has. */
  readonly reviewedBy: string | null;
}

/** Why a translator should look at it again. */
const fuzzy = "fuzzy";

export function catalogPath(area: string): string {
  return path.join(repository, `sdk/locales/es/${area}.po`);
}

/** Reads an area's catalog; an empty one if it has none. Entries marked fuzzy count as not translated. */
export function readCatalog(area: string): Catalog {
  const { entries, reviewedBy } = readEntries(area);
  const translations = entries.map(({ msgid, msgstr, comments }): [string, string] => [
    msgid,
    comments?.flag?.includes(fuzzy) ? "" : (msgstr[0] ?? ""),
  ]);
  return { translations: new Map(translations), reviewedBy };
}

/**
 * Brings a catalog in line with the source: new messages are added, translations kept, and what the source no longer
 * has is removed, or kept as obsolete (`#~`) if it was translated.
 * @returns whether the file changed.
 */
export function updateCatalog(area: string, messages: readonly AreaMessage[]): boolean {
  const before = readEntries(area);
  const kept = new Map([...before.obsolete, ...before.entries].map((entry) => [entry.msgid, entry]));
  const entries = messages.map(({ id, files, keys }): GetTextTranslation => {
    const { msgstr = [""], comments } = kept.get(id) ?? {};
    kept.delete(id);
    return {
      msgid: id,
      msgstr,
      comments: {
        ...(comments?.translator ? { translator: comments.translator } : {}),
        reference: files.join("\n"),
        ...(keys.length > 0 ? { extracted: keys.slice(0, 3).join("\n") } : {}),
        ...(comments?.flag ? { flag: comments.flag } : {}),
      },
    };
  });
  const obsolete = [...kept.values()].filter(({ msgstr }) => msgstr[0]);
  const text = po
    .compile(
      {
        charset: "utf-8",
        headers: {
          "Content-Type": "text/plain; charset=utf-8",
          "Content-Transfer-Encoding": "8bit",
          Language: "es-US",
          "X-Area": area,
          "X-Reviewed-By": before.reviewedBy ?? "",
        },
        translations: { "": byId(entries) },
        ...(obsolete.length > 0 ? { obsolete: { "": byId(obsolete) } } : {}),
      },
      { foldLength: 0 },
    )
    .toString("utf8")
    .trimEnd();
  const file = catalogPath(area);
  const isSame = existsSync(file) && readFileSync(file, "utf8") === `${text}\n`;
  if (isSame) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
  return true;
}

function readEntries(area: string) {
  const file = catalogPath(area);
  if (!existsSync(file)) return { entries: [], obsolete: [], reviewedBy: null };
  const { headers, translations, obsolete } = po.parse(readFileSync(file));
  return {
    entries: Object.values(translations[""] ?? {}).filter(({ msgid }) => msgid !== ""),
    obsolete: Object.values(obsolete?.[""] ?? {}),
    reviewedBy: headers["X-Reviewed-By"] || null,
  };
}

function byId(entries: readonly GetTextTranslation[]): Record<string, GetTextTranslation> {
  return Object.fromEntries(entries.map((entry) => [entry.msgid, entry]));
}
