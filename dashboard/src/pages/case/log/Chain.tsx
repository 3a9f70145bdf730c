import type { LogEntry } from "@iep-insider/sdk/case";
import { type ChainProblem, verifyChain } from "@iep-insider/sdk/case/log";
import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { useEffect, useState } from "react";
import { chainWords as words } from "../../../content/evidenceLog.ts";
import { CopyButton } from "../../../forms/CopyButton.tsx";
import { PageSection } from "../../../text/PageSection.tsx";
import { chainResult, logCode } from "./inWords.ts";

/** @returns the first problem, null if there is none, undefined until it is checked. */
export function useChainProblem(entries: readonly LogEntry[]): ChainProblem | null | undefined {
  const [checked, setChecked] = useState<{
    readonly of: readonly LogEntry[];
    readonly problem: ChainProblem | null;
  }>();
  useEffect(() => {
    let isCurrent = true;
    verifyChain(entries).then((problem) => isCurrent && setChecked({ of: entries, problem }));
    return () => {
      isCurrent = false;
    };
  }, [entries]);
  return checked?.of === entries ? checked.problem : undefined;
}

export function Chain(props: {
  readonly entries: readonly LogEntry[];
  readonly problem: ChainProblem | null | undefined;
}) {
  const { entries, problem } = props;
  if (entries.length === 0) return null;
  const code = logCode(entries);
  return (
    <PageSection
      title={words.title}
      closedWith={problem === undefined ? words.checking : chainResult(entries.length, problem)}
    >
      {problem ? (
        <Notice tone="caution" title={chainResult(entries.length, problem)}>
          <p>{words.broken}</p>
        </Notice>
      ) : null}
      {words.explained.map((text) => (
        <p key={text} className={tw`max-w-text`}>
          {text}
        </p>
      ))}
      <p className={tw`text-sm text-quiet`}>{words.code}</p>
      <p className={`dash-breakable ${tw`text-sm max-w-text`}`}>{code}</p>
      <div>
        <CopyButton text={code} label={words.copy} kind="plain" />
      </div>
    </PageSection>
  );
}
