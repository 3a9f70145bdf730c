import type { FieldResult } from "./judge.ts";
import type { ReadingCost } from "./measureReading.ts";
import type { DocumentScore } from "./score.ts";

/** Precision and recall of each field, one line each. */
export function reportFields(results: readonly FieldResult[]): string {
  const lines = results.map(({ field, precision, recall, right, wrong, missed, isMet }) =>
    [
      field.padEnd(26),
      percent(precision).padStart(9),
      percent(recall).padStart(8),
      `${right}`.padStart(7),
      `${wrong}`.padStart(7),
      `${missed}`.padStart(8),
      isMet ? "" : "  below the limit",
    ].join(""),
  );
  return [`${"field".padEnd(26)}precision  recall  right  wrong  missed`, ...lines].join("\n");
}

/** One line for all samples in another print: what was right, wrong and missed, and the fields below their limits. */
export function reportVariation(name: string, results: readonly FieldResult[]): string {
  const total = (count: "right" | "wrong" | "missed") =>
    results.reduce((sum, result) => sum + result[count], 0);
  const below = results
    .filter(({ isMet }) => !isMet)
    .map(({ field, right, wrong, missed }) => `${field} ${right}/${wrong}/${missed}`);
  return `${name.padEnd(26)}${total("right")}/${total("wrong")}/${total("missed")}  below: ${below.join(", ")}`;
}

/** Everything that was wrong or missed, by document. */
export function reportDetails(scores: readonly DocumentScore[]): string {
  return scores
    .flatMap(({ id, layout, fields }) =>
      fields
        .filter(({ wrong, missed }) => wrong.length + missed.length > 0)
        .map(({ field, wrong, missed }) =>
          [
            `${id} (${layout}) ${field}`,
            ...wrong.map((text) => `    wrong   ${text}`),
            ...missed.map((text) => `    missed  ${text}`),
          ].join("\n"),
        ),
    )
    .join("\n");
}

export function reportCost({ id, pages, seconds, findingsSeconds, mostMegabytes }: ReadingCost): string {
  return `\nThe longest sample (${id}, ${pages} pages): read in ${seconds.toFixed(2)} s, of which ${findingsSeconds.toFixed(2)} s for the findings; at most ${Math.round(mostMegabytes)} MB.`;
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
