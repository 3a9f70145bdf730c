import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { fieldLabel } from "../content.ts";
import type { LetterField } from "../form/fields.ts";
import type { Letter } from "../logic.ts";
import { findingContent, reviewWords as words } from "./resultContent.ts";
import { type Finding, reviewLetter } from "./review.ts";

interface Props {
  readonly letter: Letter;
  /** Leads back to a field. */
  readonly onChange: (field: LetterField) => void;
}

/** What is missing in a letter, or vague, with the way to mend it. */
export function Findings({ letter, onChange }: Props) {
  const findings = reviewLetter(letter);
  return (
    <section className={tw`flex flex-col gap-3`}>
      <h3 className={tw`text-lg`}>{words.title}</h3>
      <p className={tw`max-w-text`}>{findings.length > 0 ? words.lead : words.good}</p>
      {findings.length > 0 ? (
        <ul className={tw`flex flex-col gap-4`}>
          {findings.map((finding) => (
            <FindingItem
              key={`${finding.kind} ${finding.field}`}
              finding={finding}
              label={fieldLabel(letter.type, finding.field)}
              onChange={() => onChange(finding.field)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function FindingItem({
  finding,
  label,
  onChange,
}: {
  readonly finding: Finding;
  readonly label: string;
  readonly onChange: () => void;
}) {
  const { title, advice } = findingContent[finding.kind];
  return (
    <li className={tw`flex flex-col gap-1 max-w-text border-l-4 border-caution px-4`}>
      <p className={tw`font-semibold`}>
        {title}: {label}
      </p>
      {finding.words ? <p>{words.found(finding.words)}</p> : null}
      <p>{advice}</p>
      <div>
        <Button onClick={onChange}>{words.change(label)}</Button>
      </div>
    </li>
  );
}
