import type { LogEntry } from "@iep-insider/sdk/case";
import { type ChainProblem, newestHashes, verifyChain } from "@iep-insider/sdk/case/log";
import { dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import { useEffect, useState } from "react";
import { chainWords as words } from "../../../content/evidenceLog.ts";
import { CopyButton } from "../../../forms/CopyButton.tsx";
import { PageSection } from "../../../text/PageSection.tsx";

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

/** The result of the check in one sentence. */
export function chainResult(count: number, problem: ChainProblem | null): string {
  if (problem === null) return words.intact(count);
  return words[problem.kind](dayInWords(problem.entry.day));
}

/** What identifies the log as it is today; a part for each device's newest entry. */
export function logCode(entries: readonly LogEntry[]): string {
  return newestHashes(entries).join(" ");
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
      <CopyButton text={code} label={words.copy} />
    </PageSection>
  );
}
