import type { FactEvidence, StateEvidence } from "../src/law/states/StateEvidence.ts";
import type { StateRecord } from "../src/law/states/StateRecord.ts";
import { type StateCode, stateNames } from "../src/law/states/stateNames.ts";
import type { TimeToAnswer } from "../src/law/states/TimeToAnswer.ts";
import type { FileFact, StateFile } from "./stateFileSchema.ts";

const timed = {
  limit: null,
  cap: null,
  clockStarts: null,
  holdsFor: null,
  mustBeDone: null,
  exclusions: null,
};

/**
 * The part of a state's file that parents read, with null for what the file leaves out. Its type is checked where it is
 * written out, in `sdk/src/law/states/generated/allStates.ts`.
 */
export function recordOf({ state, facts, agency, links, parentCenter }: StateFile): StateRecord {
  const { research: _agency, checkedOn: agencyCheckedOn, ...agencyWords } = agency;
  const { research: _center, checkedOn: centerCheckedOn, ...centerWords } = parentCenter;
  const link = ({ url, status }: StateFile["links"]["complaint"]) => ({ address: url, status });
  const record = {
    code: codeOf(state),
    evaluation: factOf(facts.evaluation, { ...timed, secondLimit: null }),
    responseToRequest: factOf(facts.responseToRequest, timed),
    records: factOf(facts.records, timed),
    laterConsent: laterConsentOf(facts.laterConsent),
    upperAge: factOf(facts.upperAge, { lastDay: null }),
    dueProcessLimit: limitOf(facts.dueProcessLimit, { limit: null, ownPlacementLimit: null }),
    complaintLimit: limitOf(facts.complaintLimit, { limit: null }),
    transitionAge: factOf(facts.transitionAge, {}),
    restraint: factOf(facts.restraint, {}),
    recording: factOf(facts.recording, {}),
    recordingConsent: consentOf(facts.recordingConsent),
    meetingRequest: factOf(facts.meetingRequest, timed),
    agency: { ...agencyWords, asOf: agencyCheckedOn },
    links: {
      complaint: link(links.complaint),
      mediation: link(links.mediation),
      safeguards: link(links.safeguards),
      note: links.note ?? null,
      asOf: links.checkedOn,
    },
    parentCenter: { ...centerWords, note: parentCenter.note ?? null, asOf: centerCheckedOn },
  };
  return record as unknown as StateRecord;
}

/** The part that operators and reviewers read. */
export function evidenceOf({
  reviewedBy,
  reviewedOn,
  facts,
  agency,
  links,
  parentCenter,
}: StateFile): StateEvidence {
  return {
    evaluation: factEvidence(facts.evaluation),
    responseToRequest: factEvidence(facts.responseToRequest),
    records: factEvidence(facts.records),
    laterConsent: factEvidence(facts.laterConsent),
    upperAge: factEvidence(facts.upperAge),
    dueProcessLimit: factEvidence(facts.dueProcessLimit),
    complaintLimit: factEvidence(facts.complaintLimit),
    transitionAge: factEvidence(facts.transitionAge),
    restraint: factEvidence(facts.restraint),
    recording: factEvidence(facts.recording),
    recordingConsent: factEvidence(facts.recordingConsent),
    meetingRequest: factEvidence(facts.meetingRequest),
    agency: agency.research,
    links: links.research,
    parentCenter: parentCenter.research,
    signOff: reviewedBy !== null && reviewedOn !== null ? { reviewedBy, reviewedOn } : null,
  };
}

/** The time to answer is apart from the record: the signing advisor needs it without loading all states. */
function laterConsentOf(fact: StateFile["facts"]["laterConsent"]): object | null {
  if (fact === undefined || fact.status === "none") return null;
  const { timeToAnswer: _, ...rest } = fact;
  return factOf(rest, { needed: null, partial: null });
}

/** How long a parent has to respond to a change of the IEP; null without such a time. */
export function timeToAnswerOf({ facts: { laterConsent: fact } }: StateFile): TimeToAnswer | null {
  if (fact === undefined || fact.status === "none" || fact.timeToAnswer === undefined) return null;
  const { limit = null, of } = fact.timeToAnswer;
  return { limit, of };
}

export function codeOf(state: StateFile["state"]): StateCode {
  const found = (Object.keys(stateNames) as StateCode[]).find((code) => stateNames[code] === state);
  if (!found) throw new Error(`There is no state "${state}".`);
  return found;
}

/** What a parent does under each kind of law on recording: words here weigh nothing in a tool's first load. */
const consentRules = {
  everyone: "Everyone in a private talk must agree before you record it. Ask each person first.",
  "everyone is told": "Everyone in the talk must know before you record it. Tell each person first.",
  "one person": "Tell everyone before you record. State law may ask only one person in the talk to agree.",
  "not settled": "It is not clear whether everyone in the talk must agree. Ask each person first.",
} as const;

function consentOf(fact: StateFile["facts"]["recordingConsent"]): object | null {
  if (fact === undefined || fact.status === "none") return null;
  const { consent, ...rest } = fact;
  return factOf({ ...rest, rule: consentRules[consent] }, {});
}

/** Whether the rule's text says the number is known here alone: the product's texts may be translated. */
function limitOf(fact: (FileFact & { rule?: string }) | undefined, leftOut: object): object | null {
  const saysLimit = /^(One|Two) years?\b/.test(fact?.rule ?? "");
  return factOf(fact, saysLimit ? { ...leftOut, saysLimit } : leftOut);
}

function factOf(fact: FileFact | undefined, leftOut: object): object | null {
  if (fact === undefined || fact.status === "none") return null;
  const { checkedOn, sources, research: _, citation, note, ...own } = fact;
  return {
    ...leftOut,
    ...own,
    citation: citation ?? null,
    sources: sources.map(({ url }) => url),
    asOf: checkedOn,
    note: note ?? null,
  };
}

function factEvidence(fact: FileFact | undefined): FactEvidence | null {
  if (fact === undefined) return null;
  const { research, sources } = fact;
  const citation = fact.status === "none" ? undefined : fact.citation;
  return {
    asRead: research.asRead ?? null,
    quote: sources.find(({ quote }) => quote !== undefined)?.quote ?? null,
    source: research.sources ?? sources[0]?.url ?? null,
    citation: research.citation ?? citation ?? null,
    note: research.note ?? null,
  };
}
