import { tw } from "@iep-insider/sdk/theme";
import { Fold } from "../../../result/index.ts";
import type { Letter } from "../logic.ts";
import type { Sentence } from "../writing/Sentence.ts";
import { cited } from "./cited.ts";
import { roleWords as words } from "./resultContent.ts";

/** Which sentences of a letter are law, each with its source, and which are the parent's request. */
export function LawAndRequests({ letter }: { readonly letter: Letter }) {
  const sentences = letter.body.flatMap((part) => (part.kind === "paragraph" ? part.sentences : []));
  const law = sentences.filter((sentence) => sentence.role === "law");
  const requests = sentences.filter((sentence) => sentence.role === "request");
  return (
    <Fold title={words.title}>
      <p>{words.lead}</p>
      <h4>{words.law}</h4>
      <ul className={tw`list-disc pl-5 flex flex-col gap-2`}>
        {law.map((sentence) => (
          <li key={sentence.text}>
            {sentence.text}
            <Source of={sentence} />
          </li>
        ))}
      </ul>
      <h4>{words.requests}</h4>
      <ul className={tw`list-disc pl-5 flex flex-col gap-2`}>
        {requests.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Fold>
  );
}

/** The source in full. A state rule's source is in the next steps, with its link. */
function Source({ of: { cited: source } }: { readonly of: Extract<Sentence, { role: "law" }> }) {
  const provision = "provision" in source ? cited[source.provision] : undefined;
  if (provision === undefined) {
    const rule = "state" in source ? `${words.stateRule(source.state)}: ${source.as}` : source.as;
    return <span className={tw`block text-sm text-quiet`}>{rule}</span>;
  }
  return (
    <a
      href={provision.officialAddress}
      target="_blank"
      rel="noopener noreferrer"
      className={tw`block text-sm text-quiet break-words`}
    >
      {provision.citation}
    </a>
  );
}
