import { type Phrasing, phrasingsIn } from "../../../matching/likelihoods.ts";
import beside from "../phrasings/beside.json" with { type: "json" };
import disputesAndFamily from "../phrasings/disputes-and-family.json" with { type: "json" };
import meetings from "../phrasings/meetings.json" with { type: "json" };
import plans from "../phrasings/plans.json" with { type: "json" };
import schoolLife from "../phrasings/school-life.json" with { type: "json" };
import testing from "../phrasings/testing.json" with { type: "json" };

const files = [testing, plans, meetings, schoolLife, disputesAndFamily, beside];

/** How parents ask about each topic; `outside` is what we hold nothing on, `background` what asks nothing. */
export const phrasings: readonly Phrasing[] = files.flatMap(phrasingsIn);
