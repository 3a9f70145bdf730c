import {
  dayInWords,
  evidenceFields,
  factsOf,
  type HeldFact,
  officialPage,
  provisions,
  recordOn,
  type StateEvidence,
  type StateRecord,
  stateNames,
} from "@iep-insider/sdk/law";
import type { Check, ReportDocument } from "../documents/ReportDocument.ts";
import type { LetterType } from "../tools/letter-generator/form/fields.ts";
import { writeLetter } from "../tools/letter-generator/logic.ts";
import { fullForm } from "../tools/letter-generator/tests/sampleForms.ts";
import type { Sentence } from "../tools/letter-generator/writing/Sentence.ts";
import { stateSentences } from "../tools/letter-generator/writing/stateRules.ts";
import { check, pack } from "./pack.ts";
import { signOffs } from "./signOffs.ts";

/** @param today `YYYY-MM-DD` */
export function statePack(record: StateRecord, evidence: StateEvidence, today: string): ReportDocument {
  const current = recordOn(record, today);
  const { stateFirstStep, stateEvaluation, stateMeeting } = stateSentences(current, today);
  const inLetters = [stateFirstStep, stateEvaluation, stateMeeting].filter((sentence) => sentence !== null);
  const { agency, parentCenter, links } = record;
  return pack(
    `review-${record.code}`,
    `${stateNames[record.code]}: law for review`,
    evidence.signOff,
    today,
    [
      ...factsOf(current).map((held) => ({
        title: held.topic.title,
        checks: factChecks(held, evidence[evidenceFields[held.topic.id]]?.quote ?? null),
      })),
      { title: "What letters say of these rules", checks: inLetters.map(sentenceCheck) },
      {
        title: "Whom a parent can reach",
        checks: [
          check(`${agency.name}, ${agency.phone}`, `${agency.status}, checked on ${dayInWords(agency.asOf)}`),
          check(
            `${parentCenter.name}, ${parentCenter.phone}, ${parentCenter.website}`,
            `${parentCenter.status}, checked on ${dayInWords(parentCenter.asOf)}`,
          ),
          ...(["complaint", "mediation", "safeguards"] as const).map((name) =>
            check(`Page for ${name}: ${links[name].address}`, links[name].status),
          ),
        ],
      },
    ],
  );
}

/** A sample family's letter with every field filled in, with federal law only; state rules are in the states' packs. */
export function letterPack(type: LetterType, today: string): ReportDocument {
  const letter = writeLetter({ ...fullForm(type), interpreter: "Spanish" }, null);
  return pack(
    `review-letter-${type}`,
    `Letter for review: ${letter.document.subject}`,
    signOffs[type],
    today,
    letter.body.map((part, index) => ({
      title: `Part ${index + 1}`,
      checks:
        part.kind === "paragraph"
          ? part.sentences.map(sentenceCheck)
          : part.items.map((text) => check(text, roles[part.role])),
    })),
  );
}

const roles = {
  request: "A request",
  law: "Law",
  fact: "A fact that the parent gives",
  frame: "Holds the letter together",
} as const;

function factChecks({ fact, lines, topic, federal }: HeldFact, quote: string | null): readonly Check[] {
  if (fact === null)
    return [
      check(
        `We have no state rule on this. ${topic.federal}`,
        `${federal.citation}, ${federal.officialAddress}`,
      ),
    ];
  const pages = fact.sources.map(
    (page) => `${officialPage([page]) ? "Official page" : "Not an official page"}: ${page}`,
  );
  const source = [
    `${fact.citation ?? "No citation"}; ${fact.status}${fact.isPartlyRead ? ", in part" : ""}; checked on ${dayInWords(fact.asOf)}`,
    ...pages,
    ...(quote ? [`Quote: “${quote}”`] : []),
  ].join("; ");
  return [...lines, ...(fact.note ? [fact.note] : [])].map((line) => check(line, source));
}

function sentenceCheck(sentence: Sentence): Check {
  if (sentence.role !== "law") return check(sentence.text, roles[sentence.role]);
  const { cited } = sentence;
  if ("state" in cited) return check(sentence.text, `${roles.law}: ${cited.as}`);
  const { officialAddress, status } = provisions[cited.provision];
  return check(sentence.text, `${roles.law}: ${cited.as}; ${status}; ${officialAddress}`);
}
