import type { DisputeGuidance } from "@iep-insider/sdk/contract";
import { aCitation, baseAnswer } from "../../../answers/tests/answers.ts";

/** An answer of the dispute guide. */
export function aGuidance(some: Partial<DisputeGuidance> = {}): DisputeGuidance {
  return {
    ...baseAnswer,
    citations: [
      aCitation({
        id: "state-complaint",
        label: "34 CFR 300.151-300.153",
        address: "https://www.ecfr.gov/current/title-34/section-300.153",
      }),
    ],
    title: "Ask in writing, then complain to the state",
    reason: "The IEP must be carried out as it is written.",
    steps: ["Write to the school.", "File a state complaint."],
    timeline: "The state mostly has 60 days to decide.",
    warnings: ["A state complaint does not keep your child where they are."],
    resources: ["Your state's parent center"],
    urgencyLevel: "medium",
    route: [
      {
        title: "Write to the school",
        what: "Ask for the missing services in writing.",
        who: "You, to the principal",
        cost: "Free",
        time: "Today",
        form: null,
        attach: ["The IEP", "Your notes"],
        risk: "None that we know of.",
        stop: "Stop when the services are back.",
        letter: "follow_up",
      },
      {
        title: "File a state complaint",
        what: "Write to the state agency.",
        who: "You, to the state",
        cost: "Free",
        time: "60 days",
        form: { label: "The state's form", address: "https://state.test/form" },
        attach: [],
        risk: "The school may answer with its own view.",
        stop: "Stop when the school puts it right in writing.",
        letter: null,
      },
    ],
    deadlines: [
      {
        what: "State complaint",
        rule: "The state has to get it not more than 1 year after what happened.",
        by: "2027-11-02",
        isOver: false,
        citation: "state-complaint",
      },
      {
        what: "Office for Civil Rights",
        rule: "Within 180 calendar days of what happened, unless the office waives that.",
        by: "2026-05-01",
        isOver: true,
        citation: "ocr-complaint",
      },
      {
        what: "Hearing",
        rule: "Within 2 years of when you knew what happened.",
        by: null,
        isOver: false,
        citation: "due-process",
      },
    ],
    stayPut: "Only a due process complaint keeps your child in the current placement.",
    ...some,
  };
}
