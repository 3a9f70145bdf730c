import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { cards, type QuestionnaireId, questionnaireIds, chooser as words } from "./content.ts";

interface Props {
  /** Started ones, whose answers are kept. */
  readonly begun: readonly QuestionnaireId[];
  /** Null until the questions have loaded: the cards can be read. */
  readonly onChoose: ((questionnaire: QuestionnaireId) => void) | null;
}

export function Cards({ begun, onChoose }: Props) {
  /** The button's visible label, and its card for screen readers. */
  const nameOf = (id: QuestionnaireId) =>
    `${begun.includes(id) ? words.goOn : words.start}: ${cards[id].title}`;
  return (
    <div className={tw`flex flex-col gap-4`}>
      <h2 tabIndex={-1} className={tw`text-xl wide:text-2xl font-heading`}>
        {words.title}
      </h2>
      <p className={tw`max-w-text`}>{words.lead}</p>
      <ul className={tw`flex flex-col`}>
        {questionnaireIds.map((id) => (
          <li
            key={id}
            className={tw`flex flex-col gap-3 py-4 border-t border-line wide:flex-row wide:items-center wide:justify-between wide:gap-6`}
          >
            <div className={tw`flex flex-col gap-1 min-w-0`}>
              <h3 className={tw`text-lg font-heading`}>{cards[id].title}</h3>
              <p>{cards[id].text}</p>
            </div>
            <div className={tw`flex-none`} data-begin={id}>
              <Button aria-label={nameOf(id)} disabled={onChoose === null} onClick={() => onChoose?.(id)}>
                {begun.includes(id) ? words.goOn : words.start}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
