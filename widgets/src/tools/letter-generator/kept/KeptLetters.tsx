import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";
import { ForgetAll, forgottenPart, KeptNote } from "../../../kept/index.ts";
import { typeContent } from "../content.ts";
import { type LetterForm, missingFields } from "../form/fields.ts";
import { isWorthKeeping, type KeptLetter } from "./KeptLetter.ts";
import { nameOfLetter, keptWords as words } from "./keptWords.ts";
import { useKeptLetter } from "./useKeptLetter.tsx";

export interface KeptLettersProps {
  readonly form: LetterForm;
  /** Increments when another form replaces this one. */
  readonly round: number;
  readonly stage: "form" | "letter" | "templates";
  /** Opens a stored letter: generated, or in the form. */
  readonly onOpen: (form: LetterForm, stage: "form" | "letter") => void;
  /** Opens an empty form. */
  readonly onEmpty: () => void;
}

/** Below the form and the letter: the letters of the last 30 days on this device, and a button to delete them. */
export function KeptLetters({ form, round, stage, onOpen, onEmpty }: KeptLettersProps) {
  const { letters, currentId, where, forget, forgetAll, forgotten, putAside } = useKeptLetter({
    form,
    round,
    isWritten: stage === "letter",
  });
  if (stage === "templates") return null;
  const others = stage === "form" ? letters.filter(({ id }) => id !== currentId) : [];
  return (
    <section className={tw`flex flex-col gap-3 pt-4 border-t border-line`}>
      {others.length > 0 ? (
        <>
          <h3 className={tw`text-lg`}>{words.title}</h3>
          <ul className={tw`flex flex-col`}>
            {others.map((letter) => (
              <li key={letter.id} className={tw`flex flex-col gap-1 py-3 border-t border-line`}>
                <Item letter={letter} onOpen={onOpen} onForget={() => forget(letter.id)} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {stage === "form" && isWorthKeeping(form) ? (
        <div className={tw`flex flex-wrap items-center gap-x-3 gap-y-1`}>
          <Button
            onClick={() => {
              putAside();
              onEmpty();
            }}
          >
            {words.another}
          </Button>
          <p className={tw`text-sm text-quiet`}>{words.anotherHint}</p>
        </div>
      ) : null}
      <KeptNote where={where} howLong={words.howLong} notKept={words.notKept}>
        {letters.length > 0 ? (
          <ForgetAll
            question={words.sureAll(letters.length)}
            onForget={() => {
              forgetAll();
              onEmpty();
            }}
          />
        ) : null}
        {forgotten ? <forgottenPart.Screen forgotten={forgotten} /> : null}
      </KeptNote>
    </section>
  );
}

function Item({
  letter,
  onOpen,
  onForget,
}: {
  readonly letter: KeptLetter;
  readonly onOpen: KeptLettersProps["onOpen"];
  readonly onForget: () => void;
}) {
  const { form, id } = letter;
  const isWritten = letter.isWritten && form.letterType !== "" && missingFields(form).length === 0;
  const name = nameOfLetter(form);
  const day = new Date(id).toLocaleDateString("en-US", { month: "short", day: "numeric" });
  const what = isWritten ? words.open : words.continue;
  return (
    <>
      <p className={tw`font-semibold break-words`}>{name}</p>
      <p className={tw`text-sm text-quiet`}>
        {form.letterType ? `${typeContent[form.letterType].label}. ` : ""}
        {(isWritten ? words.written : words.begun)(day)}
      </p>
      <div className={tw`flex flex-wrap items-center gap-x-3 gap-y-2 pt-1`}>
        <Button aria-label={`${what}: ${name}`} onClick={() => onOpen(form, isWritten ? "letter" : "form")}>
          {what}
        </Button>
        <ForgetAll label={words.forget} of={name} question={words.sureOne} onForget={onForget} />
      </div>
    </>
  );
}
