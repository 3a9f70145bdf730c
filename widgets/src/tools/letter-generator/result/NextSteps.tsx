import { dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { saveCalendarFile } from "../../../documents/index.ts";
import type { Letter } from "../logic.ts";
import { nextWords as words } from "./resultContent.ts";

/** What a parent does with a letter, and when to look for the answer. */
export function NextSteps({ letter }: { readonly letter: Letter }) {
  const { answerBy, type, document } = letter;
  const forThisType = words.byType[type];
  return (
    <section className={tw`flex flex-col gap-3 max-w-text`}>
      <h3 className={tw`text-lg`}>{words.title}</h3>
      {answerBy ? (
        <>
          <p className={tw`font-semibold`}>
            {answerBy.isExact
              ? words.answerExact(dayInWords(answerBy.date))
              : words.answerAbout(dayInWords(answerBy.date), answerBy.leftOut.join(" and "))}
          </p>
          <p>{words.setBy[answerBy.setBy]}</p>
          <div>
            <Button
              onClick={() =>
                saveCalendarFile(`${type}_answer`, {
                  title: words.calendarTitle(document.subject),
                  description: words.calendarText,
                  date: answerBy.date,
                  reminder: "that morning",
                  now: new Date(),
                })
              }
            >
              {words.calendar}
            </Button>
          </div>
        </>
      ) : null}
      <ul className={tw`list-disc pl-5 flex flex-col gap-2`}>
        <li>{words.keep}</li>
        {document.copies.length > 0 ? <li>{words.copyToo(document.copies.join("; "))}</li> : null}
        {forThisType ? <li>{forThisType}</li> : null}
        <li>{words.noAnswer}</li>
      </ul>
    </section>
  );
}
