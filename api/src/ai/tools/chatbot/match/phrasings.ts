import type { TypedLanguage } from "@iep-insider/sdk/safety";
import beside from "../phrasings/beside.json" with { type: "json" };
import disputesAndFamily from "../phrasings/disputes-and-family.json" with { type: "json" };
import meetings from "../phrasings/meetings.json" with { type: "json" };
import plans from "../phrasings/plans.json" with { type: "json" };
import schoolLife from "../phrasings/school-life.json" with { type: "json" };
import testing from "../phrasings/testing.json" with { type: "json" };

/** How a parent may say that something is asked, or is the case. */
export interface Phrasing {
  /** The id of a topic, `outside` for what we hold nothing on, or `background` for what asks nothing. */
  readonly topic: string;
  readonly language: TypedLanguage;
  readonly text: string;
}

const files = [testing, plans, meetings, schoolLife, disputesAndFamily, beside];

export const phrasings: readonly Phrasing[] = files.flatMap((file) =>
  Object.entries(file).flatMap(([topic, { en, es }]) => [
    ...en.map((text) => ({ topic, language: "en" as const, text })),
    ...es.map((text) => ({ topic, language: "es" as const, text })),
  ]),
);
