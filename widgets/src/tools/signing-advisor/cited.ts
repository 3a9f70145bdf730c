import {
  behaviorInIep,
  citationsById,
  consentIepSignature,
  consentInitialServices,
  dueProcess,
  fape,
  iepAmendment,
  iepAnnualReview,
  iepConsiderations,
  iepContent,
  interpreter,
  lre,
  mediation,
  placement,
  priorWrittenNotice,
  proceduralSafeguardsNotice,
  progressReports,
  revokeConsent,
  stayPut,
  transition,
} from "@iep-insider/sdk/law";
import { type LawSentence, lawSentence } from "../../documents/index.ts";
import { concernWords } from "./concernWords.ts";
import type { SigningResult } from "./logic.ts";
import { lawAlways, meaning } from "./resultContent.ts";

const cited = citationsById(
  behaviorInIep,
  consentIepSignature,
  consentInitialServices,
  dueProcess,
  fape,
  iepAmendment,
  iepAnnualReview,
  iepConsiderations,
  iepContent,
  interpreter,
  lre,
  mediation,
  placement,
  priorWrittenNotice,
  proceduralSafeguardsNotice,
  progressReports,
  revokeConsent,
  stayPut,
  transition,
);

/** What signing and not signing mean, depending on whether it is the first IEP. */
export function lawOfSigning({ situation }: SigningResult): readonly LawSentence[] {
  return meaning[situation].map((sentence) => lawSentence(sentence, cited));
}

/** The law on the answers that show a concern, then on every IEP; each sentence once. */
export function lawOfConcerns({ concerns }: SigningResult): readonly LawSentence[] {
  const said = new Set([...concerns.map(({ id }) => concernWords[id].law), ...lawAlways]);
  return [...said].map((sentence) => lawSentence(sentence, cited));
}
