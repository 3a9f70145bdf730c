import { tw } from "@iep-insider/sdk/theme";
import { Button, Choice, CrisisWatch, Field, FieldError } from "@iep-insider/sdk/ui";
import { useEffect, useId, useRef, useState } from "react";
import {
  type ContextId,
  contexts,
  type EmotionId,
  emotions,
  groupNames,
  groups,
  type Intensity,
  intensities,
  intensityNames,
  savedSoFar,
  form as words,
} from "./content.ts";
import { missingIn } from "./logic.ts";
import type { CheckInCourse } from "./useCheckIns.tsx";

/** Step 1: one check-in. Choosing a feeling shows the rest. */
export function EntryFormScreen({ course }: { readonly course: CheckInCourse }) {
  const { form, setForm, entries } = course;
  const area = useRef<HTMLDivElement>(null);
  const toSave = useId();
  // What was missing on the last click, one at a time; a new object for each click, so that it takes focus again.
  const [refused, setRefused] = useState<{ readonly field: "emotion" | "context" } | null>(null);
  const [first] = missingIn(form);
  const isChosen = form.emotion !== "";
  const name = course.childName.trim();

  useEffect(() => {
    if (!refused) return;
    area.current?.querySelector<HTMLInputElement>(`[data-part="${refused.field}"] input`)?.focus();
  }, [refused]);
  const errorOf = (field: "emotion" | "context", error: string) =>
    refused?.field === field && form[field] === "" ? error : undefined;

  return (
    <div ref={area} className={tw`flex flex-col gap-6`}>
      <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
        {name ? words.titleFor(name) : words.title}
      </h2>
      <div data-part="emotion">
        <EmotionGrid
          chosen={form.emotion}
          onChoose={(emotion) => setForm({ emotion })}
          error={errorOf("emotion", words.emotionMissing)}
        />
      </div>
      <p className="iep-unseen" role="status">
        {isChosen ? words.more : ""}
      </p>
      {isChosen ? (
        <>
          <IntensitySlider value={form.intensity} onChange={(intensity) => setForm({ intensity })} />
          <div data-part="context">
            <Choice<ContextId>
              kind="one"
              required
              legend={words.context}
              options={contexts}
              chosen={form.context === "" ? [] : [form.context]}
              onChange={([context]) => setForm({ context: context ?? "" })}
              error={errorOf("context", words.contextMissing)}
            />
          </div>
          <div className={tw`flex flex-col gap-3`}>
            <Field
              label={words.triggers}
              hint={words.triggersHint}
              value={form.triggers}
              onChange={(triggers) => setForm({ triggers })}
              rows={2}
            />
            <CrisisWatch text={form.triggers} />
          </div>
          <div className={tw`flex flex-col gap-3`}>
            <Field
              label={words.notes}
              hint={words.notesHint}
              value={form.notes}
              onChange={(notes) => setForm({ notes })}
              rows={4}
            />
            <CrisisWatch text={form.notes} />
          </div>
        </>
      ) : null}
      <div className={tw`flex flex-col gap-2`}>
        {first ? (
          <p id={toSave} className={tw`text-sm text-quiet`}>
            {words.toSave}
          </p>
        ) : null}
        <div className={tw`flex flex-wrap justify-between gap-3`}>
          <Button onClick={course.startOver}>{words.startOver}</Button>
          {/* Not `disabled`: it looks so, and a press says what is missing and leads there. */}
          <Button
            kind="primary"
            aria-disabled={first ? true : undefined}
            aria-describedby={first ? toSave : undefined}
            className={first ? tw`opacity-50 cursor-default` : ""}
            onClick={() => {
              const [field] = course.save();
              if (field) setRefused({ field });
            }}
          >
            {words.save}
          </Button>
        </div>
        {entries.length > 0 ? (
          <div>
            <Button kind="quiet" onClick={course.seeSummary}>
              {savedSoFar.see(entries.length)}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}

interface Props {
  readonly chosen: EmotionId | "";
  readonly onChoose: (emotion: EmotionId) => void;
  readonly error: string | undefined;
}

/** Eighteen feelings in three groups, one to choose. The emoji always comes with its word. */
function EmotionGrid({ chosen, onChoose, error }: Props) {
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
              .map(({ id: emotion, name, emoji }) => (
                <label
                  key={emotion}
                  className={tw`flex flex-col wide:flex-row wide:items-center gap-x-2 min-h-[2.75rem] min-w-0 px-2 wide:px-3 py-2 rounded border border-outline bg-sheet cursor-pointer hover:bg-wash chosen:bg-wash chosen:border-fill`}
                >
                  <span className={tw`flex items-center gap-2`}>
                    <input
                      type="radio"
                      name={id}
                      value={emotion}
                      required
                      checked={chosen === emotion}
                      onChange={() => onChoose(emotion)}
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

interface IntensitySliderProps {
  readonly value: Intensity;
  readonly onChange: (value: Intensity) => void;
}

/** The intensity: a native slider, for touch, mouse, keyboard and screen readers. */
function IntensitySlider({ value, onChange }: IntensitySliderProps) {
  const id = useId();
  const shown = words.intensityValue(intensityNames[value], value);
  return (
    <div className={tw`flex flex-col gap-1`}>
      <div className={tw`flex flex-wrap items-baseline justify-between gap-x-4`}>
        <label htmlFor={id} className={tw`font-semibold`}>
          {words.intensity}
        </label>
        <span aria-hidden className={tw`font-semibold text-primary`}>
          {shown}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={1}
        max={5}
        step={1}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => {
          const next = intensities.find((one) => one === Number(event.currentTarget.value));
          if (next) onChange(next);
        }}
        className={tw`block w-full h-11 accent-fill cursor-pointer`}
      />
      <div aria-hidden className={tw`flex justify-between gap-2 text-sm text-quiet`}>
        <span>{intensityNames[1]}</span>
        <span className={tw`hidden wide:block`}>{intensityNames[2]}</span>
        <span className={tw`hidden wide:block`}>{intensityNames[3]}</span>
        <span className={tw`hidden wide:block`}>{intensityNames[4]}</span>
        <span>{intensityNames[5]}</span>
      </div>
    </div>
  );
}
