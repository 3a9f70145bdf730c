import type { CaseRecord } from "@iep-insider/sdk/case";
import { dayInWords } from "@iep-insider/sdk/law";
import { triggerWords } from "@iep-insider/sdk/law/deadlines";
import { Fold } from "@iep-insider/widgets/result";
import { deadlinesContent } from "../../../content/deadlines.ts";
import { Entries } from "./Entries.tsx";

const words = deadlinesContent.dates;

interface Props {
  readonly dates: readonly CaseRecord<"date">[];
  readonly onRemove: (id: string) => void;
}

/** What happened, folded: each can be removed with the deadlines that it started. */
export function HappenedList({ dates, onRemove }: Props) {
  if (dates.length === 0) return null;
  return (
    <Fold title={words.title}>
      <Entries
        entries={dates.map(({ id, value: { trigger, day } }) => {
          const { happened } = triggerWords[trigger];
          return { id, text: `${happened}: ${dayInWords(day)}`, removeLabel: words.remove(happened) };
        })}
        onRemove={onRemove}
      />
    </Fold>
  );
}
