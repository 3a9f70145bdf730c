import { tw } from "@iep-insider/sdk/theme";
import { FieldError } from "@iep-insider/sdk/ui";
import { useId } from "react";
import { type EmotionName, emotions, groupNames, groups, form as words } from "./content.ts";

interface Props {
  readonly chosen: EmotionName | "";
  readonly onChoose: (emotion: EmotionName) => void;
  readonly error: string | undefined;
}

/** Eighteen feelings in three groups, one to choose. The emoji always comes with its word. */
export function EmotionGrid({ chosen, onChoose, error }: Props) {
  const id = useId();
  const described = error ? `${id}-hint ${id}-error` : `${id}-hint`;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-question`}
      aria-describedby={described}
      className={tw`flex flex-col gap-3`}
    >
      <p id={`${id}-question`} className={tw`font-semibold`}>
        {words.emotion}
      </p>
      <p id={`${id}-hint`} className={tw`text-quiet`}>
        {words.emotionHint}
      </p>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second question inside the first.
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className={tw`flex flex-col gap-2`}>
          <p id={`${id}-${group}`} className={tw`text-sm font-medium text-quiet`}>
            {groupNames[group]}
          </p>
          <div className={tw`grid grid-cols-2 wide:grid-cols-3 gap-2`}>
            {emotions
              .filter((emotion) => emotion.group === group)
              .map(({ name, emoji }) => (
                <label
                  key={name}
                  className={tw`flex flex-col wide:flex-row wide:items-center gap-x-2 min-h-[2.75rem] min-w-0 px-2 wide:px-3 py-2 rounded border border-outline bg-sheet cursor-pointer hover:bg-wash chosen:bg-wash chosen:border-fill`}
                >
                  <span className={tw`flex items-center gap-2`}>
                    <input
                      type="radio"
                      name={id}
                      value={name}
                      required
                      checked={chosen === name}
                      onChange={() => onChoose(name)}
                      className={tw`flex-none w-5 h-5 accent-fill cursor-pointer`}
                    />
                    <span aria-hidden className={tw`text-xl`}>
                      {emoji}
                    </span>
                  </span>
                  {/* Small enough on a phone for the longest word in a wide font. */}
                  <span className={tw`text-sm wide:text-base break-words`}>{name}</span>
                </label>
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}
