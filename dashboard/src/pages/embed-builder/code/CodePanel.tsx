import { type EmbedChoice, frameAddress, type Snippet, type SnippetKind } from "@iep-insider/sdk/embed";
import { tw } from "@iep-insider/sdk/theme";
import { codeWords as words } from "../../../content/embedBuilder.ts";
import { publicOrigin } from "../../../layout/publicOrigin.ts";
import { CopyableCode } from "./CopyableCode.tsx";
import type { EmbedManifest } from "./embedFiles.ts";
import { weightOf } from "./weightOf.ts";

interface Props {
  readonly kind: SnippetKind;
  readonly choice: EmbedChoice;
  /** The code, or why there is none. */
  readonly snippet: Snippet | string;
  /** Null while it is not known what the files weigh. */
  readonly manifest: EmbedManifest | null;
}

/** One way to put a tool on a page: whom it suits, the code, and what it costs a visitor's browser. */
export function CodePanel({ kind, choice, snippet, manifest }: Props) {
  const bytes = manifest && weightOf(manifest, choice, kind);
  const notes = [
    kind === "iframe" && choice.mode === "dialog" ? words.withoutButton : null,
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
