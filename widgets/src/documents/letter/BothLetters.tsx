import { tw } from "@iep-insider/sdk/theme";
import type { LetterDocument, LetterPart } from "../LetterDocument.ts";
import { bothWords as words } from "./bothWords.ts";
import { Items, Lines } from "./letterParts.tsx";

/** A part of the letter as it is sent, and in Spanish: sentence by sentence, or item by item. */
export interface Pair {
  readonly kind: LetterPart["kind"];
  readonly english: readonly string[];
  readonly spanish: readonly string[];
}

interface BothLettersProps {
  /** As it is sent. */
  readonly document: LetterDocument;
  /** What it says. */
  readonly copy: LetterDocument;
  /** The body. */
  readonly pairs: readonly Pair[];
}

/**
 * The letter as it is sent, with what it says in Spanish: sentence by sentence in two columns where the tool is wide,
 * below each paragraph where it is narrow.
 */
export function BothLetters({ document, copy, pairs }: BothLettersProps) {
  return (
    <article
      aria-label={copy.subject}
      className={tw`flex flex-col gap-4 rounded border border-line bg-sheet shadow p-4 wide:p-10`}
    >
      <div className={tw`hidden wide:contents`}>
        <Columns
          english={<h3 className={tw`text-lg`}>{words.english}</h3>}
          spanish={<h3 className={tw`text-lg`}>{words.spanish}</h3>}
          isScreen
        />
      </div>
      <div lang="en">
        <Lines of={document.sender} />
      </div>
      <Both english={dateLines(document)} spanish={dateLines(copy)} />
      <div lang="en">
        <Lines of={document.recipient} />
      </div>
      <Both english={aboutLines(document)} spanish={aboutLines(copy)} />
      <Both english={[document.salutation]} spanish={[copy.salutation]} />
      {pairs.map((pair, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one letter never change their order.
        <PairView key={index} pair={pair} />
      ))}
      <Both english={[document.closing]} spanish={[copy.closing]} />
      <Lines of={[document.signature]} />
      {document.copies.length > 0 ? (
        <Both
          english={document.copies.map((name) => /* verbatim */ `cc: ${name}`)}
          spanish={copy.copies.map((name) => `${copy.labels?.copies} ${name}`)}
        />
      ) : null}
    </article>
  );
}

function dateLines({ date, delivery }: LetterDocument): readonly string[] {
  return delivery === null ? [date] : [date, delivery];
}

function aboutLines({ subject, about, labels }: LetterDocument): readonly string[] {
  return [
    `${labels?.subject ?? /* verbatim */ "Re:"} ${subject}`,
    ...about.map(({ label, value }) => `${label}: ${value}`),
  ];
}

function PairView({ pair: { kind, english, spanish } }: { readonly pair: Pair }) {
  if (kind === "list") return <Both english={english} spanish={spanish} isList />;
  return (
    <>
      <div className={tw`hidden wide:flex flex-col gap-1`}>
        {english.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor do its sentences.
          <Columns key={index} english={<p>{sentence}</p>} spanish={<p>{spanish[index]}</p>} />
        ))}
      </div>
      <div className={tw`wide:hidden`}>
        <Columns english={<p>{english.join(" ")}</p>} spanish={<p>{spanish.join(" ")}</p>} />
      </div>
    </>
  );
}

interface BothProps {
  readonly english: readonly string[];
  readonly spanish: readonly string[];
  readonly isList?: boolean;
}

/** Lines or items, each language in one piece. */
function Both({ english, spanish, isList = false }: BothProps) {
  const view = (texts: readonly string[]) => (isList ? <Items of={texts} /> : <Lines of={texts} />);
  return <Columns english={view(english)} spanish={view(spanish)} />;
}

interface ColumnsProps {
  readonly english: React.ReactNode;
  readonly spanish: React.ReactNode;
  /** Both are words of the screen. */
  readonly isScreen?: boolean;
}

function Columns({ english, spanish, isScreen = false }: ColumnsProps) {
  return (
    <div className={tw`flex flex-col gap-1 wide:flex-row wide:gap-8`}>
      <div lang={isScreen ? undefined : "en"} className={tw`wide:flex-1 min-w-0`}>
        {english}
      </div>
      <div className={tw`wide:flex-1 min-w-0 border-l-4 border-line px-4 text-quiet`}>{spanish}</div>
    </div>
  );
}
