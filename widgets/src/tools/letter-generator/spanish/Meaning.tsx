import { tw } from "@iep-insider/sdk/theme";
import { linesOf } from "../writing/parentWords.ts";
import { inSpanish } from "./handedOver.ts";
import { bothWords as words } from "./words.ts";

/** Below a field: what a tool put into it, in Spanish. Nothing for a parent's own words. */
export function Meaning({ text }: { readonly text: string }) {
  const lines = [...new Set(linesOf(text).map(inSpanish))].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <div className={tw`flex flex-col gap-1 border-l-4 border-line px-4 text-quiet`}>
      <p>{words.handedOver}</p>
      <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
