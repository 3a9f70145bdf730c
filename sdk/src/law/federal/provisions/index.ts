import type * as citations from "../citations/index.ts";
import type { Provision } from "../Provision.ts";
import { consent } from "./consent.ts";
import { discipline } from "./discipline.ts";
import { disputes } from "./disputes.ts";
import { eligibility } from "./eligibility.ts";
import { evaluation } from "./evaluation.ts";
import { iep } from "./iep.ts";
import { meetings } from "./meetings.ts";
import { movesAndOtherSchools } from "./moves-and-other-schools.ts";
import { notices } from "./notices.ts";
import { placementAndServices } from "./placement-and-services.ts";
import { records } from "./records.ts";
import { schoolLife } from "./school-life.ts";
import { section504AndAda } from "./section-504-and-ada.ts";
import { whoDecides } from "./who-decides.ts";

/** The id of a provision we hold. */
export type ProvisionId = (typeof citations)[keyof typeof citations]["id"];

/** Every federal provision in full, by id. Citations alone are lighter: see `../citations`. */
export const provisions: Readonly<Record<ProvisionId, Provision>> = {
  ...evaluation,
  ...eligibility,
  ...consent,
  ...iep,
  ...meetings,
  ...notices,
  ...records,
  ...placementAndServices,
  ...discipline,
  ...disputes,
  ...movesAndOtherSchools,
  ...section504AndAda,
  ...schoolLife,
  ...whoDecides,
};
