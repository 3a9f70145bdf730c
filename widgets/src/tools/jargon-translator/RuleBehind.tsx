import type { AnswerCitation } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { SourceLink } from "../../answers/index.ts";
import { termCardWords } from "./cardContent.ts";

interface Props {
  readonly noRule: string | null;
  readonly rules: readonly AnswerCitation[];
}

/** The rule behind a term, to be read where it stands, or the plain words that there is none. */
export function RuleBehind({ noRule, rules }: Props) {
  if (noRule === null && rules.length === 0) return null;
  return (
    <section className={tw`flex flex-col gap-1 max-w-text`}>
      <h3 className={tw`font-semibold`}>{termCardWords.rule}</h3>
      {noRule ? <p>{noRule}</p> : null}
      {rules.length > 0 ? (
        <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
          {rules.map((rule) => (
            <li key={rule.id}>
              <SourceLink {...rule} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
