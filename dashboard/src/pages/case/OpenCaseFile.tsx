import { readCaseFile } from "@iep-insider/sdk/case";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { caseStore } from "../../app/host/caseStore.ts";
import { caseFile as words } from "../../content/case.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { useSaving } from "./useSaving.ts";

/** What was read from a file. */
export interface OpenedFile {
  readonly count: number;
  readonly leftOut: number;
}

/** Merges a file into the case, or says why it did not. */
export function OpenCaseFile({ onOpened }: { readonly onOpened: (opened: OpenedFile) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<{ readonly title: string; readonly text: string } | null>(null);
  const { failure, save } = useSaving();

  async function open({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    // The same file can be chosen again.
    currentTarget.value = "";
    if (!file) return;
    setFault(null);
    const text = await file.text().catch(() => null);
    if (text === null) return setFault(words.unreadable);
    const content = readCaseFile(text);
    if (content.kind !== "case") return setFault(content.kind === "newer" ? words.newer : words.noCase);
    const { records, leftOut } = content;
    if (await save(() => caseStore.merge(records))) onOpened({ count: records.length, leftOut });
  }

  return (
    <div className={tw`flex flex-col gap-3`}>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={words.open}
        hidden
        onChange={(event) => void open(event)}
      />
      <div>
        <Button onClick={() => input.current?.click()}>{words.open}</Button>
      </div>
      <FailureNotice failure={fault ?? failure} />
    </div>
  );
}

/** Says what was read, at the top of the page: the file may have replaced what was shown there. */
export function OpenedNotice({ opened }: { readonly opened: OpenedFile }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each file is told.
  useEffect(() => {
    place.current?.focus();
  }, [opened]);
  return (
    <div ref={place} tabIndex={-1} className={tw`scroll-mt-6`}>
      <Notice tone="good" role="status">
        <p>{words.opened(opened.count)}</p>
        {opened.leftOut > 0 ? <p>{words.leftOut(opened.leftOut)}</p> : null}
      </Notice>
    </div>
  );
}
