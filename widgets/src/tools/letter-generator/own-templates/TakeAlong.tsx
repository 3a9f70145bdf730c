import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useRef, useState } from "react";
import { type Merged, merged } from "./changes.ts";
import { downloadTemplates } from "./downloadTemplates.ts";
import { longestText, type ReadTemplates, readFile } from "./format.ts";
import type { KnownTemplates } from "./useOwnTemplates.tsx";
import { changeProblems, fileProblems, nothingChanged, takeAlongWords as words } from "./words.ts";

/** Downloads all templates as one file, and reads such a file. */
export function TakeAlong({ known, isOn }: { readonly known: KnownTemplates; readonly isOn: boolean }) {
  const { templates, change } = known;
  const [problem, setProblem] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Merged | null>(null);
  const input = useRef<HTMLInputElement>(null);
  if (!isOn && templates.length === 0) return null;

  const add = async (file: File) => {
    setProblem(null);
    setOutcome(null);
    const read = await readChosenFile(file);
    if ("problem" in read) return setProblem(fileProblems[read.problem]);
    let result: Merged | null = null;
    const found = change((now) => {
      const both = merged(now, read.templates);
      if (both === "too-many") return both;
      result = both;
      return both.templates;
    });
    if (found) setProblem(changeProblems[found]);
    else setOutcome(result);
  };

  return (
    <section className={tw`flex flex-col gap-3 pt-4 max-w-text`}>
      <h3 className={tw`text-lg`}>{words.title}</h3>
      <p>{words.lead}</p>
      <p className={tw`text-sm text-quiet`}>{words.keepSafe}</p>
      <div className={tw`flex flex-wrap gap-3`}>
        {templates.length > 0 ? (
          <Button onClick={() => downloadTemplates(templates)}>{words.download(templates.length)}</Button>
        ) : null}
        {isOn ? <Button onClick={() => input.current?.click()}>{words.add}</Button> : null}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={words.fileLabel}
        onChange={(event) => {
          const chosen = event.currentTarget;
          const file = chosen.files?.[0];
          if (file) add(file);
          // So that the same file can be chosen again.
          chosen.value = "";
        }}
      />
      {problem ? (
        <Notice tone="stop" role="alert">
          <p>{problem}</p>
          <p>{nothingChanged}</p>
        </Notice>
      ) : null}
      {outcome ? (
        <Notice tone="good" role="status">
          <p>{words.added(outcome.added)}</p>
          {outcome.alreadyThere > 0 ? <p>{words.alreadyThere(outcome.alreadyThere)}</p> : null}
          {outcome.numbered > 0 ? <p>{words.numbered(outcome.numbered)}</p> : null}
        </Notice>
      ) : null}
    </section>
  );
}

/** A character takes at most four bytes, so a larger file is not even read. */
const mostBytes = 4 * longestText;

/** @param file chosen by the parent; its content stays on the device. */
export async function readChosenFile(
  file: Pick<File, "size" | "text">,
): Promise<ReadTemplates | { readonly problem: "unreadable" }> {
  if (file.size > mostBytes) return { problem: "too-large" };
  try {
    return readFile(await file.text());
  } catch {
    // Moved or deleted since, or on a disconnected drive.
    return { problem: "unreadable" };
  }
}
