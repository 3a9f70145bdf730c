import * as lawLibrary from "@iep-insider/sdk/law";
import { type LawSentence, lawSentence } from "../../documents/index.ts";
import { concernWords } from "./concernWords.ts";
import type { SigningResult } from "./logic.ts";
import { lawAlways, meaning } from "./resultContent.ts";

const cited = lawLibrary.citationsById(
  lawLibrary.behaviorInIep,
  lawLibrary.consentIepSignature,
  lawLibrary.consentInitialServices,
  lawLibrary.dueProcess,
  lawLibrary.fape,
  lawLibrary.iepAmendment,
  lawLibrary.iepAnnualReview,
  lawLibrary.iepConsiderations,
  lawLibrary.iepContent,
  lawLibrary.interpreter,
  lawLibrary.lre,
  lawLibrary.mediation,
  lawLibrary.placement,
  lawLibrary.priorWrittenNotice,
  lawLibrary.proceduralSafeguardsNotice,
  lawLibrary.progressReports,
  lawLibrary.revokeConsent,
  lawLibrary.stayPut,
  lawLibrary.transition,
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
