import type { Intent } from "../Intent.ts";
import { consent } from "./consent.ts";
import { discipline } from "./discipline.ts";
import { disputes } from "./disputes.ts";
import { eligibility } from "./eligibility.ts";
import { enteringAndLeaving } from "./entering-and-leaving.ts";
import { evaluation } from "./evaluation.ts";
import { everyday } from "./everyday.ts";
import { goals } from "./goals.ts";
import { growingUp } from "./growing-up.ts";
import { meetings } from "./meetings.ts";
import { moreServices } from "./more-services.ts";
import { notices } from "./notices.ts";
import { otherSchools } from "./other-schools.ts";
import { outsideTests } from "./outside-tests.ts";
import { placement } from "./placement.ts";
import { plan } from "./plan.ts";
import { recordsAndVisits } from "./records.ts";
import { safetyAndProof } from "./safety-and-proof.ts";
import { schoolLife } from "./school-life.ts";
import { section504 } from "./section504.ts";
import { services } from "./services.ts";
import { servicesLost } from "./services-lost.ts";
import { staff } from "./staff.ts";
import { waiting } from "./waiting.ts";
import { whoDecides } from "./who-decides.ts";

/** All that the chat has a finished answer to. */
export const intents: readonly Intent[] = [
  ...evaluation,
  ...waiting,
  ...outsideTests,
  ...eligibility,
  ...enteringAndLeaving,
  ...section504,
  ...plan,
  ...goals,
  ...consent,
  ...meetings,
  ...notices,
  ...recordsAndVisits,
  ...services,
  ...servicesLost,
  ...moreServices,
  ...staff,
  ...placement,
  ...otherSchools,
  ...discipline,
  ...disputes,
  ...growingUp,
  ...everyday,
  ...whoDecides,
  ...schoolLife,
  ...safetyAndProof,
];
