import { tw } from "@iep-insider/sdk/theme";
import type { LetterDocument, LetterPart } from "../LetterDocument.ts";
import { Items, Lines } from "./letterParts.tsx";

/** A letter as a sheet of paper on the screen. Print uses the same elements with its own style. */
export function LetterView({ letter }: { readonly letter: LetterDocument }) {
  const { subject, about, copies } = letter;
  return (
    <article
      lang={import.meta.env.IEP_LOCALE === "es" && letter.labels ? "es" : "en"}
      aria-label={subject}
      className={tw`flex flex-col gap-4 max-w-text rounded border border-line bg-sheet shadow p-4 wide:p-10`}
    >
      <Lines of={letter.sender} />
      <Lines of={letter.delivery === null ? [letter.date] : [letter.date, letter.delivery]} />
      <Lines of={letter.recipient} />
      <div className={tw`flex gap-2`}>
        <p className={tw`flex-none`}>
          {import.meta.env.IEP_LOCALE === "es" ? (letter.labels?.subject ?? "Re:") : "Re:"}
        </p>
        <div className={tw`min-w-0`}>
          <p className={tw`font-semibold`}>{subject}</p>
          <Lines of={about.map(({ label, value }) => `${label}: ${value}`)} />
        </div>
      </div>
      <Lines of={[letter.salutation]} />
      {letter.body.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one letter never change their order.
        <PartView key={index} part={part} />
      ))}
      <footer className={tw`flex flex-col gap-4`}>
        <p>{letter.closing}</p>
        <p className={tw`pt-6`}>{letter.signature}</p>
        <Lines
          of={copies.map((name) =>
            import.meta.env.IEP_LOCALE === "es" ? `${letter.labels?.copies ?? "cc:"} ${name}` : `cc: ${name}`,
          )}
        />
      </footer>
    </article>
  );
}

function PartView({ part }: { readonly part: LetterPart }) {
  return part.kind === "paragraph" ? <Lines of={part.text.split("\n")} /> : <Items of={part.items} />;
}
