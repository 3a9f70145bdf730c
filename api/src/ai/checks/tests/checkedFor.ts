import type { Language } from "@iep-insider/sdk/contract";
import { loadStates, type ProvisionId, type StateCode } from "@iep-insider/sdk/law";
import { findTerm } from "@iep-insider/sdk/law/glossary";
import { createLawIndex } from "../../law/createLawIndex.ts";
import type { EvidenceItem } from "../../law/Evidence.ts";
import type { Checked } from "../Check.ts";

const states = await loadStates();
const english = createLawIndex(states);

interface Given {
  readonly prose?: readonly string[];
  readonly words?: readonly string[];
  readonly evidence?: readonly ProvisionId[];
  readonly facts?: readonly EvidenceItem["fact"][];
  /** All of the evidence where nothing else is said. */
  readonly citations?: readonly string[];
  readonly state?: StateCode;
  readonly term?: string;
  readonly tool?: Checked["tool"];
  readonly outcome?: "answered" | "unknown" | "declined";
  readonly longestProse?: number;
  readonly language?: Language;
}

/** Something to check: a chat answer that rests on prior written notice, unless something else is said. */
export function checkedFor(given: Given): Checked {
  const {
    prose = ["Ask the school in writing. Keep a copy of your letter."],
    words = ["What can I do?"],
    evidence = ["prior-written-notice"],
    facts = [],
    tool = "chat",
    outcome = "answered",
    longestProse = 150,
    language = "en",
  } = given;
  const law = { ...english, language };
  const items = [
    ...evidence.map((id) => law.provision(id)),
    ...facts.flatMap((fact) => (fact ? [law.stateFact(fact.state, fact.topic)] : [])),
  ];
  const term = given.term === undefined ? undefined : findTerm(given.term);
  return {
    tool,
    draft: { outcome, citations: given.citations ?? items.map(({ id }) => id) },
    question: {
      input: { question: words.join("\n") },
      evidence: {
        items,
        terms: term === undefined ? [] : [term],
        record: given.state === undefined ? null : law.record(given.state),
      },
      law,
      today: "2026-11-21",
    },
    prose,
    words,
    longestProse,
  };
}
