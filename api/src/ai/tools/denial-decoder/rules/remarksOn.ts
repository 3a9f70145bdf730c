import type { DenialRemark, DenialToDecode } from "@iep-insider/sdk/contract";
import { splitMessage } from "../../../matching/splitMessage.ts";
import { decides, nameOfFact, noNotice, ofReason, type RemarkWords } from "../words/remarks.ts";
import type { DecidingFact } from "./judge.ts";
import type { ReasonKind } from "./ReasonKind.ts";
import { type Facts, readFacts } from "./readFacts.ts";
import { isListed, type ReadReasons, reasonOfSentence } from "./readReasons.ts";

interface Found {
  readonly read: ReadReasons;
  /** The reason that the finding is about. */
  readonly kind: ReasonKind;
  /** The fact that decided. */
  readonly decidingFact: DecidingFact | undefined;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** Which sentences gave the reasons and the fact that decided. Places only: an answer must not repeat the parent's words. */
export function remarksOn(input: DenialToDecode, found: Found): readonly DenialRemark[] {
  const fields = isListed(input.denialReason)
    ? (["context"] as const)
    : (["denialReason", "context"] as const);
  const remarks = fields.flatMap((field) => {
    const sentences = placedSentences(input[field] ?? "");
    return sentences.flatMap(({ text, start, end }) => {
      const isOnlyOne = field === "denialReason" && sentences.length === 1;
      const words = remarkOn(text, isOnlyOne, found);
      return words ? [{ field, start, end, ...words }] : [];
    });
  });
  return remarks.slice(0, most);
}

/** More notes than these are no help at a glance. */
const most = 6;

function remarkOn(sentence: string, isOnlyOne: boolean, found: Found): RemarkWords | null {
  const { read, kind, decidingFact, today } = found;
  const reason = reasonOfSentence(sentence);
  if (reason !== null && read.kinds.includes(reason)) return ofReason[reason];
  const facts = readFacts(sentence, today);
  if (decidingFact !== undefined && tells[decidingFact](facts))
    return { name: nameOfFact[decidingFact], note: decides };
  // Section 504 has a notice of its own.
  if (facts.notice === "none" && kind !== "plan_504") return noNotice;
  return isOnlyOne && kind !== "no_reason" ? ofReason[kind] : null;
}

const hasAge = ({ age }: Facts) => age !== null;
const hasTestDate = ({ monthsSinceTest }: Facts) => monthsSinceTest !== null;
const tells: Readonly<Record<DecidingFact, (facts: Facts) => boolean>> = {
  "under-three": hasAge,
  "over-age": hasAge,
  "over-21": hasAge,
  "school-age": hasAge,
  "near-the-end": hasAge,
  diploma: ({ hasDiploma }) => hasDiploma === true,
  "tested-this-year": hasTestDate,
  "tested-over-a-year-ago": hasTestDate,
  "tested-over-three-years-ago": hasTestDate,
  "found-not-eligible": ({ isWithoutIep }) => isWithoutIep,
  "part-test": ({ wasPartTest }) => wasPartTest,
  "none-suspected": ({ isNoneSuspected }) => isNoneSuspected,
  "none-suspected-with-data": ({ isNoneSuspected }) => isNoneSuspected,
  "in-iep": ({ isInIep }) => isInIep,
  "other-offered": ({ isOtherOffered }) => isOtherOffered,
  "impact-told": ({ hasImpact }) => hasImpact,
  "test-refused": ({ isTestRefused }) => isTestRefused,
};

function placedSentences(text: string) {
  let from = 0;
  return splitMessage(text).flatMap((sentence) => {
    const start = text.indexOf(sentence.text, from);
    if (start < 0) return [];
    from = start + sentence.text.length;
    return [{ text: sentence.text, start, end: from }];
  });
}
