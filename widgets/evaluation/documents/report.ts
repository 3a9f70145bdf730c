import type { FieldResult } from "./judge.ts";
import type { ReadingCost } from "./measureReading.ts";
import type { DocumentScore } from "./score.ts";

/** Precision and recall of each field, one line each; "asked" are questions that are right and wrong. */
export function reportFields(results: readonly FieldResult[]): string {
  const lines = results.map(({ field, precision, recall, right, wrong, asked, askedWrong, missed, isMet }) =>
    [
      field.padEnd(26),
      percent(precision).padStart(9),
      percent(recall).padStart(8),
      `${right}`.padStart(7),
      `${wrong}`.padStart(7),
      `${asked}/${askedWrong}`.padStart(7),
      `${missed}`.padStart(8),
      isMet ? "" : "  below the limit",
    ].join(""),
  );
  return [`${"field".padEnd(26)}precision  recall  right  wrong  asked  missed`, ...lines].join("\n");
}

/** One line for all samples in another print: what was right, wrong and missed, and the fields below their limits. */
export function reportVariation(name: string, results: readonly FieldResult[]): string {
  const total = (count: "right" | "wrong" | "asked" | "askedWrong" | "missed") =>
    results.reduce((sum, result) => sum + result[count], 0);
  const below = results
    .filter(({ isMet }) => !isMet)
    .map(
      ({ field, right, wrong, asked, askedWrong, missed }) =>
        `${field} ${right}/${wrong}/${missed} (${asked}/${askedWrong})`,
    );
  return `${name.padEnd(26)}${total("right")}/${total("wrong")}/${total("missed")} (asked ${total("asked")}/${total("askedWrong")})  below: ${below.join(", ")}`;
}

/** Everything that was wrong or missed, by document. */
export function reportDetails(scores: readonly DocumentScore[]): string {
  return scores
    .flatMap(({ id, layout, fields }) =>
      fields
        .filter(({ wrong, askedWrong, missed }) => wrong.length + askedWrong.length + missed.length > 0)
        .map(({ field, wrong, askedWrong, missed }) =>
          [
            `${id} (${layout}) ${field}`,
            ...wrong.map((text) => `    wrong   ${text}`),
            ...askedWrong.map((text) => `    asked   ${text}`),
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
