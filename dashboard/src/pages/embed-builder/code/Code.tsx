import {
  type EmbedChoice,
  frameAddress,
  type Snippet,
  type SnippetKind,
  snippetKinds,
  snippets,
} from "@iep-insider/sdk/embed";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useRef, useState } from "react";
import { codeWords as words } from "../../../content/embedBuilder.ts";
import { publicOrigin } from "../../../layout/publicOrigin.ts";
import { Tabs } from "../../../layout/Tabs.tsx";
import { PageSection } from "../../../text/PageSection.tsx";
import type { Choosing } from "../useChoosing.ts";
import { type EmbedManifest, useEmbedFiles } from "./embedFiles.ts";
import { weightOf } from "./weightOf.ts";

/** The code for each kind of snippet. */
export function Code({ choosing: { choice, kind, show } }: { readonly choosing: Choosing }) {
  const { release, manifest } = useEmbedFiles(choice.tool);
  const written = snippets(choice, {
    server: publicOrigin(),
    version: release?.version ?? "",
    integrity: release?.integrity ?? "",
  });
  const missing = release === undefined ? words.loading : words.unpublished;
  const snippetOf = (of: SnippetKind): Snippet | string =>
    of === "selfContained" && !release ? missing : written[of];
  return (
    <PageSection title={words.title}>
      <Tabs
        label={words.tabs}
        ids={snippetKinds}
        nameOf={(of) => words.kinds[of].tab}
        chosen={kind}
        onChoose={show}
      >
        {(of) =>
          of === kind ? (
            <CodePanel kind={of} choice={choice} snippet={snippetOf(of)} manifest={manifest} />
          ) : null
        }
      </Tabs>
    </PageSection>
  );
}

interface Props {
  readonly kind: SnippetKind;
  readonly choice: EmbedChoice;
  /** The code, or why there is none. */
  readonly snippet: Snippet | string;
  /** Null while file sizes are unknown. */
  readonly manifest: EmbedManifest | null;
}

/** One kind of snippet: whom it suits, the code, and its download size. */
function CodePanel({ kind, choice, snippet, manifest }: Props) {
  const bytes = manifest && weightOf(manifest, choice, kind);
  const notes = [
    kind === "iframe" && choice.mode !== "inline" ? words.withoutButton : null,
    kind === "link" ? words.withoutLook : null,
    bytes === null ? null : words.weight((bytes / 1000).toFixed(0)),
  ].filter((note) => note !== null);
  return (
    <div className={tw`flex flex-col gap-4`}>
      <p className={tw`max-w-text`}>{words.kinds[kind].text}</p>
      {typeof snippet === "string" ? (
        <p role="status">{snippet}</p>
      ) : (
        <CopyableCode key={kind} label={words.code} copy={words.copy} code={snippet.code} />
      )}
      {notes.map((note) => (
        <p key={note} className={tw`text-sm text-quiet`}>
          {note}
        </p>
      ))}
      {kind === "iframe" ? (
        <>
          <p className={tw`max-w-text`}>{words.addressAlone}</p>
          <CopyableCode
            label={words.address}
            copy={words.copyAddress}
            code={frameAddress(choice, publicOrigin())}
          />
        </>
      ) : null}
    </div>
  );
}

interface CopyableCodeProps {
  readonly label: string;
  readonly copy: string;
  readonly code: string;
}

/** Copies a text, and reports the outcome. If the browser refuses, the text is selected. */
function CopyableCode({ label, copy, code }: CopyableCodeProps) {
  // The outcome belongs to the text that was copied, not to one that replaces it.
  const [last, setLast] = useState<{ code: string; outcome: "copied" | "notCopied" } | null>(null);
  const text = useRef<HTMLPreElement>(null);

  async function put() {
    try {
      await navigator.clipboard.writeText(code);
      setLast({ code, outcome: "copied" });
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      setLast({ code, outcome: "notCopied" });
    }
  }

  return (
    <figure className={tw`flex flex-col gap-3 m-0`}>
      <figcaption className="iep-unseen">{label}</figcaption>
      <pre
        ref={text}
        className={tw`m-0 whitespace-pre-wrap break-words rounded border border-line bg-sheet p-4 text-sm`}
      >
        {code}
      </pre>
      <div className={tw`flex flex-wrap items-center gap-x-4 gap-y-2`}>
        <Button kind="primary" onClick={() => void put()}>
          {copy}
        </Button>
        <p role="status">{last?.code === code ? words[last.outcome] : ""}</p>
      </div>
    </figure>
  );
}
