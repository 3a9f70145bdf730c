import type { Check, Checked } from "./Check.ts";

/** Citations were retrieved, an answer has at least one, and ids are not in the sentences. */
export const citations: Check = (checked) => {
  const { draft, question, prose } = checked;
  const held = new Set(question.evidence.items.map(({ id }) => id));
  const invented = draft.citations.filter((id) => !held.has(id));
  if (invented.length > 0)
    return `These ids are not in the material: ${invented.join(", ")}. Cite only given ids.`;
  if (draft.citations.length === 0 && needsCitation(checked)) {
    return "An answer needs at least one id of the material that it rests on.";
  }
  const shown = [...held].find((id) => prose.some((text) => text.includes(`[${id}]`))) ?? stateIdIn(prose);
  return shown ? `Ids such as ${shown} belong in the list of citations, not in a sentence.` : null;
};

/** A term may occur in no law; then the answer says so instead of citing one. */
function needsCitation({ tool, draft }: Checked): boolean {
  if (draft.outcome !== "answered") return false;
  return tool !== "jargon-translator" || !("noRule" in draft) || draft.noRule === null;
}

function stateIdIn(prose: readonly string[]): string | undefined {
  return /\bstate:[A-Z]{2}:\w+/.exec(prose.join("\n"))?.[0];
}
