import { tw } from "@iep-insider/sdk/theme";
import { Button, Choice, CrisisWatch, Field } from "@iep-insider/sdk/ui";
import { useEffect, useId, useRef, useState } from "react";
import { type ContextId, contexts, savedSoFar, form as words } from "./content.ts";
import { EmotionGrid } from "./EmotionGrid.tsx";
import { IntensitySlider } from "./IntensitySlider.tsx";
import { missingIn } from "./logic.ts";
import type { CheckInCourse } from "./useCheckIns.tsx";

/** Step 1: one check-in. Choosing a feeling brings up the rest. */
export function EntryFormScreen({ course }: { readonly course: CheckInCourse }) {
  const { form, setForm, entries } = course;
  const area = useRef<HTMLDivElement>(null);
  const toSave = useId();
  // What was missing at the last press, one thing at a time; a new value for each press, so that it leads there again.
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
