import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { caseStore } from "../../app/host/caseStore.ts";
import { caseFailures, addSteps as words } from "../../content/case.ts";
import type { Situation } from "../../content/situations.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";

/** Writes a situation's steps into the parent's case. */
export function AddSteps({ situation }: { readonly situation: Situation }) {
  const [state, setState] = useState<"offered" | "added" | "failed">("offered");
  const add = () =>
    addToCase(situation).then(
      () => setState("added"),
      () => setState("failed"),
    );
  return (
    <div className={tw`flex flex-col items-start gap-2 px-4 pb-4`}>
      {state === "added" ? (
        <p role="status" className={tw`flex flex-wrap items-center gap-x-3`}>
          {words.added}
          <SiteLink
            to="/case"
            className={tw`inline-flex items-center min-h-[2.75rem] text-primary font-medium`}
          >
            {words.link}
          </SiteLink>
        </p>
      ) : (
        <Button data-starts onClick={() => void add()}>
          {words.button}
          <span className="iep-unseen">: {situation.title}</span>
        </Button>
      )}
      {state === "failed" ? <p role="alert">{caseFailures.blocked.title}</p> : null}
    </div>
  );
}

/** Steps that are there already stay as they are, checked or not. @throws {CaseStoreError} */
async function addToCase({ id, steps }: Situation): Promise<void> {
  const before = new Set((await caseStore.list("step")).map((step) => step.id));
  for (const [position, { tool, what }] of steps.entries()) {
    const stepId = `${id}.${tool}`;
    if (!before.has(stepId))
      await caseStore.put("step", { situation: id, tool, what, position, doneOn: null }, stepId);
  }
}
