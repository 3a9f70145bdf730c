import type { LawPlace } from "@iep-insider/sdk/contract";
import {
  type FactStatus,
  factsOf,
  loadStates,
  provisions,
  type StateRecord,
  stateNames,
} from "@iep-insider/sdk/law";

/** One fact of the law library, before its age is known. */
export interface HeldLawFact {
  readonly id: string;
  readonly place: LawPlace;
  readonly name: string;
  readonly value: string;
  readonly citation: string | null;
  readonly sources: readonly string[];
  readonly status: FactStatus;
  readonly asOf: string;
}

/** Everything that we hold: federal law by topic, then the states by name. */
export async function lawFacts(): Promise<readonly HeldLawFact[]> {
  const states = Object.values(await loadStates());
  states.sort((one, other) => stateNames[one.code].localeCompare(stateNames[other.code], "en"));
  return [...federalFacts(), ...states.flatMap(stateFacts)];
}

function federalFacts(): readonly HeldLawFact[] {
  return Object.values(provisions).map(({ id, topic, rule, citation, officialAddress, status, asOf }) => ({
    id: `US/${id}`,
    place: "US",
    name: topic,
    value: rule,
    citation,
    sources: [officialAddress],
    status,
    asOf,
  }));
}

function stateFacts(record: StateRecord): readonly HeldLawFact[] {
  return [...rules(record), ...contacts(record)];
}

function rules(record: StateRecord): readonly HeldLawFact[] {
  return factsOf(record).flatMap(({ topic, fact, held }) =>
    fact
      ? [
          {
            id: `${record.code}/${topic.id}`,
            place: record.code,
            name: topic.title,
            value: held.join(" "),
            citation: fact.citation,
            sources: fact.sources,
            status: fact.status,
            asOf: fact.asOf,
          },
        ]
      : [],
  );
}

/** Whom a parent can turn to, and where; each was read apart from the others. */
function contacts({ code, agency, links, parentCenter }: StateRecord): readonly HeldLawFact[] {
  const one = (
    id: string,
    name: string,
    fact: {
      readonly value: string;
      readonly address?: string;
      readonly status: FactStatus;
      readonly asOf: string;
    },
  ): HeldLawFact => ({
    id: `${code}/${id}`,
    place: code,
    name,
    value: fact.value,
    citation: null,
    sources: fact.address === undefined ? [] : [fact.address],
    status: fact.status,
    asOf: fact.asOf,
  });
  const link = ({ address, status }: { readonly address: string; readonly status: FactStatus }) => ({
    value: address,
    address,
    status,
    asOf: links.asOf,
  });
  const center = { asOf: parentCenter.asOf, address: parentCenter.website };
  return [
    one("agency", "Education agency and its phone", {
      ...agency,
      value: `${agency.name}, ${agency.phone}`,
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
