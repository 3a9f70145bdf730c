import type { GlossaryTerm } from "./Term.ts";
import { adultLife } from "./terms/adult-life.ts";
import { agencies } from "./terms/agencies.ts";
import { behavior } from "./terms/behavior.ts";
import { changesInClass } from "./terms/changes-in-class.ts";
import { conditions } from "./terms/conditions.ts";
import { disabilities } from "./terms/disabilities.ts";
import { discipline } from "./terms/discipline.ts";
import { disputes } from "./terms/disputes.ts";
import { eligibility } from "./terms/eligibility.ts";
import { evaluation } from "./terms/evaluation.ts";
import { goals } from "./terms/goals.ts";
import { indexScores } from "./terms/index-scores.ts";
import { laws } from "./terms/laws.ts";
import { meetings } from "./terms/meetings.ts";
import { people } from "./terms/people.ts";
import { plans } from "./terms/plans.ts";
import { safety } from "./terms/safety.ts";
import { scores } from "./terms/scores.ts";
import { section504 } from "./terms/section-504.ts";
import { services } from "./terms/services.ts";
import { skills } from "./terms/skills.ts";
import { specialists } from "./terms/specialists.ts";
import { stateWords } from "./terms/state-words.ts";
import { tests } from "./terms/tests.ts";
import { timeAndPlace } from "./terms/time-and-place.ts";

/** By theme. */
export const glossary: readonly GlossaryTerm[] = [
  ...laws,
  ...section504,
  ...plans,
  ...goals,
  ...changesInClass,
  ...adultLife,
  ...disabilities,
  ...conditions,
  ...skills,
  ...evaluation,
  ...eligibility,
  ...tests,
  ...scores,
  ...indexScores,
  ...people,
  ...specialists,
  ...agencies,
  ...stateWords,
  ...services,
  ...timeAndPlace,
  ...meetings,
  ...disputes,
  ...behavior,
  ...safety,
  ...discipline,
];
