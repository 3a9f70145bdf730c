import { areas } from "./areas.ts";
import { readCatalog } from "./catalog.ts";
import { filesOf, messagesIn } from "./messagesOf.ts";

/** The module that the Spanish build fills with {@link handedOverLines}. */
export const handedOverModule = "widgets/src/tools/letter-generator/spanish/handedOverLines.ts";

/** Where the lines are that tools put into a letter: their keys, or all. */
const sources = [
  { area: "letters", files: /\/(letterStart|exceptions)\.ts$/, keys: /./ },
  { area: "tool-aide-screener", files: /\/content\.ts$/, keys: /^itemLabels/ },
  { area: "tool-evaluation-screener", files: /\/content\.ts$/, keys: /^itemLabels/ },
] as const;

/** The Spanish of these lines by their English, a value as `{name}`; only those with one value at the most. */
export function handedOverLines(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    sources.flatMap(({ area: name, files, keys }) => {
      const { translations } = readCatalog(name);
      return areas
        .filter((area) => area.name === name)
        .flatMap((area) =>
          filesOf(area)
            .filter((file) => files.test(file))
            .flatMap((file) => messagesIn(area, file)),
        )
        .filter(({ key, values }) => keys.test(key || name) && values.size < 2)
        .map(({ id }) => [id, translations.get(id) ?? ""] as const)
        .filter(([, spanish]) => spanish !== "");
    }),
  );
}
