import type { DenialToDecode } from "@iep-insider/sdk/contract";
import { isStateCode, type ProvisionId } from "@iep-insider/sdk/law";
import type { Evidence, EvidenceItem } from "../../../law/Evidence.ts";
import type { LawIndex } from "../../../law/LawIndex.ts";
import { basisOf } from "./ReasonKind.ts";
import { readDenial } from "./readDenial.ts";

/** What holds for every refusal, or may come up with any. */
const always: readonly ProvisionId[] = [
  "prior-written-notice",
  "iep-in-effect",
  "compensatory-education",
  "state-complaint",
  "evaluation-standards",
  "iee",
  "reevaluation",
  "parent-request-evaluation",
  "existing-data-review",
  "ages",
  "part-c-transition",
];

/** The rules of the reasons that are named, and what the words find; of the given state alone. */
export function evidenceFor(denial: DenialToDecode, law: LawIndex): Evidence {
  const { denialReason, context = "", state } = denial;
  const code = state !== undefined && isStateCode(state) ? state : null;
  const { kinds, topic } = readDenial(denial);
  const ids = [...kinds.flatMap((kind) => basisOf[kind].rules), ...(topic?.law ?? [])];
  const own = ids.map((id) => law.provision(id));
  const found =
    kinds.length > 0
      ? []
      : law
          .search(`${denialReason} ${context}`, { state: code ?? undefined, most: 6 })
          .flatMap(({ entry }) => (entry.kind === "rule" ? [entry.item] : law.rulesOf(entry.term)));
  const ofState =
    code === null
      ? []
      : (["answer", "evaluation", "upperAge"] as const).map((topic) => law.stateFact(code, topic));
  const items = new Map<string, EvidenceItem>(
    [...own, ...found, ...always.map((id) => law.provision(id)), ...ofState].map((item) => [item.id, item]),
  );
  return { items: [...items.values()], terms: [], record: code === null ? null : law.record(code) };
}
