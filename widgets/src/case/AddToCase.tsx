import type { CaseStore } from "@iep-insider/sdk/case";
import type { ToolId } from "@iep-insider/sdk/catalog";
import type { ResultToKeep, ToolHost } from "@iep-insider/sdk/host";
import { dateOf } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { caseWords } from "./words.ts";

/** The button that keeps results of one tool in the parent's case. Call it once per host: each is a component. */
export function addToCaseOf(
  tool: ToolId,
  store: CaseStore,
  notify: ToolHost["notify"],
): NonNullable<ToolHost["KeepResult"]> {
  return function AddToCase({ document: { title = "", lead = [] } }: { readonly document: ResultToKeep }) {
    const summary = lead.join("\n");
    // By its text, since a tool shows another result in the same place.
    const [added, setAdded] = useState<string | null>(null);
    const isAdded = added === summary;
    const add = async () => {
      const result = { tool, title, summary, day: dateOf(new Date()) };
      try {
        const before = await store.list("result");
        const isThere = before.some(({ value }) => JSON.stringify(value) === JSON.stringify(result));
        if (!isThere) await store.put("result", result);
        setAdded(summary);
      } catch {
        notify({ title: caseWords.notAdded, tone: "stop" });
      }
    };
    return (
      <Button kind="quiet" aria-disabled={isAdded || undefined} onClick={() => isAdded || void add()}>
        <span aria-live="polite" className={isAdded ? tw`text-good` : ""}>
          {isAdded ? caseWords.added : caseWords.add}
        </span>
      </Button>
    );
  };
}
