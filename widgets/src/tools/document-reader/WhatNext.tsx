import { type HandOff, useToolHost } from "@iep-insider/sdk/host";
import type { DocumentFindings, Service } from "@iep-insider/sdk/school-documents";
import { handedPoints } from "@iep-insider/sdk/school-documents/weak-points";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { noticeStart, refusedContext } from "./letterStart.ts";
import { type NextStep, nextSteps } from "./nextSteps.ts";
import { checkGoal, stepWords, resultWords as words } from "./resultContent.ts";

interface Props {
  readonly findings: DocumentFindings;
  /** The services of the IEP that it was compared with; null for none. */
  readonly older: readonly Service[] | null;
}

/** The tools that help with this document, filled in with what it says. */
export function WhatNext({ findings, older }: Props) {
  const steps = nextSteps(findings, older);
  if (steps.length === 0) return null;
  return (
    <section className={tw`flex flex-col gap-2 max-w-text`}>
      <h3 className={tw`text-lg font-heading`}>{words.nextTitle}</h3>
      <ul className={tw`flex flex-col gap-4`}>
        {steps.map((step) => (
          <li key={step.id} className={tw`flex flex-col items-start gap-2`}>
            <p>{stepWords[step.id].text}</p>
            <Step step={step} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Step({ step }: { readonly step: NextStep }) {
  const { handOff } = useToolHost();
  const [tool, answers] = startOf(step);
  return (
    <Button onClick={() => handOff(tool, { from: "document-reader", answers })}>
      {stepWords[step.id].button}
    </Button>
  );
}

/** Takes one goal to the analyzer. */
export function CheckGoal({ goal }: { readonly goal: string }) {
  const { handOff } = useToolHost();
  return (
    <Button
      kind="quiet"
      onClick={() => handOff("goal-analyzer", { from: "document-reader", answers: { goalText: goal } })}
    >
      {checkGoal}
      <span className="iep-unseen">: {goal}</span>
    </Button>
  );
}

type Start = readonly [
  "denial-decoder" | "goal-analyzer" | "letter-generator" | "signing-advisor" | "meeting-checklist",
  HandOff["answers"],
];

function startOf(step: NextStep): Start {
  switch (step.id) {
    case "denial":
      return [
        "denial-decoder",
        {
          reason: "other",
          own: step.reasons.join(" "),
          context: refusedContext(step.refused),
        },
      ];
    case "ask-for-notice":
      return ["letter-generator", noticeStart(step.missing)];
    case "goals":
      return ["goal-analyzer", { goals: step.goals }];
    case "second-opinion":
      return ["letter-generator", { letterType: "iee_request" }];
    case "manifestation":
      return ["letter-generator", { letterType: "manifestation_determination" }];
    case "sign":
      return ["signing-advisor", {}];
    case "meeting":
      return ["meeting-checklist", handedPoints(step.points)];
  }
}
