import { glossary, namedTerms } from "@iep-insider/sdk/law/glossary";
import { nothing, type ToolSample } from "../../samples/ToolSample.ts";
import { TermCard } from "./TermCard.tsx";
import { fromGlossary } from "./termShown.ts";

const asked = "ESY";
const [term] = namedTerms(asked).terms;
if (!term) throw new Error(`The glossary does not know "${asked}".`);

export const sample: ToolSample = {
  child: "Amir",
  situation:
    "Amir is 5 and has a hearing loss. At the meeting a teacher said that he would not qualify for ESY, and went on. His mother looks up what that means.",
  typed: [{ label: "The term", text: asked }],
  Result: () => (
    <TermCard
      shown={fromGlossary(term, glossary)}
      answer={null}
      beside={{ asked, others: [], readAs: [], hasMore: false, quotes: [] }}
      state="WI"
      onPress={nothing}
      onChoose={nothing}
    />
  ),
};
