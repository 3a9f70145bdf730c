import type { LawPlace } from "@iep-insider/sdk/contract";
import {
  evidenceFields,
  type FactEvidence,
  type FactStatus,
  factsOf,
  loadEvidence,
  loadStates,
  provisions,
  type StateEvidence,
  type StateRecord,
  stateNames,
} from "@iep-insider/sdk/law";

/** One fact of the law library, before its age is known. */
export interface HeldLawFact {
  readonly id: string;
  readonly place: LawPlace;
  readonly name: string;
  readonly value: string;
  /** How it was read, and sources that differ; not shown to parents. */
  readonly note: string | null;
  readonly citation: string | null;
  readonly sources: readonly string[];
  readonly status: FactStatus;
  readonly asOf: string;
}

/** All facts: federal law by topic, then the states by name. */
export async function lawFacts(): Promise<readonly HeldLawFact[]> {
  const [states, evidence] = [Object.values(await loadStates()), await loadEvidence()];
  states.sort((one, other) => stateNames[one.code].localeCompare(stateNames[other.code], "en"));
  return [...federalFacts(), ...states.flatMap((record) => stateFacts(record, evidence[record.code]))];
}

function federalFacts(): readonly HeldLawFact[] {
  return Object.values(provisions).map(({ id, topic, rule, citation, officialAddress, status, asOf }) => ({
    id: `US/${id}`,
    place: "US",
    name: topic,
    value: rule,
    note: null,
    citation,
    sources: [officialAddress],
    status,
    asOf,
  }));
}

function stateFacts(record: StateRecord, evidence: StateEvidence): readonly HeldLawFact[] {
  return [...rules(record, evidence), ...contacts(record, evidence)];
}

function rules(record: StateRecord, evidence: StateEvidence): readonly HeldLawFact[] {
  return factsOf(record).flatMap(({ topic, fact, lines }) =>
    fact
      ? [
          {
            id: `${record.code}/${topic.id}`,
            place: record.code,
            name: topic.title,
            value: [...lines, ...(fact.note ? [fact.note] : [])].join(" "),
            note: readingOf(evidence[evidenceFields[topic.id]]),
            citation: fact.citation,
            sources: fact.sources,
            status: fact.status,
            asOf: fact.asOf,
          },
        ]
      : [],
  );
}

function readingOf(evidence: FactEvidence | null): string | null {
  const { asRead, note } = evidence ?? { asRead: null, note: null };
  return [...(asRead ? [`As read: ${asRead}.`] : []), ...(note ? [note] : [])].join(" ") || null;
}

/** A state's contacts for parents; each was read separately. */
function contacts(
  { code, agency, links, parentCenter }: StateRecord,
  evidence: StateEvidence,
): readonly HeldLawFact[] {
  const one = (
    id: string,
    name: string,
    fact: {
      readonly value: string;
      readonly note: string;
      readonly address?: string;
      readonly status: FactStatus;
      readonly asOf: string;
    },
  ): HeldLawFact => ({
    id: `${code}/${id}`,
    place: code,
    name,
    value: fact.value,
    note: fact.note,
    citation: null,
    sources: fact.address === undefined ? [] : [fact.address],
    status: fact.status,
    asOf: fact.asOf,
  });
  const link = ({ address, status }: { readonly address: string; readonly status: FactStatus }) => ({
    value: address,
    note: evidence.links,
    address,
    status,
    asOf: links.asOf,
  });
  const center = {
    asOf: parentCenter.asOf,
    address: parentCenter.website,
    note: evidence.parentCenter,
  };
  return [
    one("agency", "Education agency and its phone", {
      ...agency,
      value: `${agency.name}, ${agency.phone}`,
      note: evidence.agency,
    }),
    one("complaint", "Page for a state complaint", link(links.complaint)),
    one("mediation", "Page for mediation", link(links.mediation)),
    one("safeguards", "Page with the procedural safeguards", link(links.safeguards)),
    one("parent-center", "Parent center and its website", {
      ...center,
      value: `${parentCenter.name}, ${parentCenter.website}`,
      status: parentCenter.status,
    }),
    one("parent-center-phone", "Parent center's phone", {
      ...center,
      value: parentCenter.phone,
      status: parentCenter.phoneStatus,
    }),
  ];
}
