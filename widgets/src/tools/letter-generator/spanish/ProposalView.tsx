import { tw } from "@iep-insider/sdk/theme";
import { Button, Field } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { typedWords as words } from "./typedWords.ts";

interface Props {
  readonly label: string;
  /** What the parent typed in Spanish, line by line. */
  readonly typed: readonly string[];
  /** Null where there is no translation. */
  readonly english: string | null;
  readonly onUse: (english: string) => void;
  readonly onLeave: () => void;
}

/** A field's Spanish and its English, which the parent reads, changes, and uses or leaves. */
export function ProposalView({ label, typed, english, onUse, onLeave }: Props) {
  const [text, setText] = useState(english ?? "");
  const [isRefused, setRefused] = useState(false);
  return (
    <section className={tw`flex flex-col gap-3 border-t border-line pt-4`}>
      <h4 className={tw`font-semibold`}>{label}</h4>
      <div className={tw`flex flex-col gap-3 wide:flex-row wide:gap-8`}>
        <div className={tw`flex flex-col gap-1 wide:flex-1 min-w-0`}>
          <p className={tw`font-medium`}>{words.yours}</p>
          <div lang="es" className={tw`border-l-4 border-line px-4 text-quiet`}>
            {typed.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
        <div className={tw`wide:flex-1 min-w-0`}>
          {english === null ? (
            <p>{words.notTranslated}</p>
          ) : (
            <Field
              label={words.english}
              required
              rows={Math.max(3, typed.length + 1)}
              value={text}
              onChange={setText}
              error={isRefused && text.trim() === "" ? words.emptyEnglish : undefined}
            />
          )}
        </div>
      </div>
      <div className={tw`flex flex-wrap gap-3`}>
        {english === null ? null : (
          <Button
            kind="primary"
            aria-label={`${words.use}: ${label}`}
            onClick={() => (text.trim() === "" ? setRefused(true) : onUse(text))}
          >
            {words.use}
          </Button>
        )}
        <Button aria-label={`${words.leave}: ${label}`} onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </section>
  );
}
