import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { useEffect, useRef, useState } from "react";
import { codeWords as words } from "../../../content/embedBuilder.ts";

interface Props {
  /** What the text is called. */
  readonly label: string;
  /** What the button says. */
  readonly copy: string;
  readonly code: string;
}

/** A text to copy, and whether that went well. Where a browser refuses, the text is selected. */
export function CopyableCode({ label, copy, code }: Props) {
  const [said, setSaid] = useState<"" | "copied" | "notCopied">("");
  const text = useRef<HTMLPreElement>(null);
  // Said of this very text; another one has not been copied yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the text that matters.
  useEffect(() => setSaid(""), [code]);

  async function put() {
    try {
      await navigator.clipboard.writeText(code);
      setSaid("copied");
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      setSaid("notCopied");
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
        <p role="status">{said === "" ? "" : words[said]}</p>
      </div>
    </figure>
  );
}
