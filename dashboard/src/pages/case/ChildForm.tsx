import { type Child, childId } from "@iep-insider/sdk/case";
import { isStateCode, stateNames } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Choice, Field, Select } from "@iep-insider/sdk/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { caseStore } from "../../app/host/caseStore.ts";
import { grades, gradeWords, childForm as words } from "../../content/case.ts";
import { FailureNotice } from "../../forms/FailureNotice.tsx";
import { useSaving } from "./useSaving.ts";

interface Props {
  /** What was said before; null on the first visit. */
  readonly before: Child | null;
  readonly onClose?: () => void;
}

const nothing: Child = { nickname: "", grade: "", state: null, district: "", plan: null };

/** Five questions about the child; each may stay open. */
export function ChildForm({ before, onClose }: Props) {
  const [child, setChild] = useState(before ?? nothing);
  const { failure, save } = useSaving();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const change = (part: Partial<Child>) => setChild((now) => ({ ...now, ...part }));
  const keep = async (said: Child) => {
    if (await save(() => caseStore.put("child", said, childId))) onClose?.();
  };
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void keep(child);
      }}
      className={tw`flex flex-col gap-5 max-w-text`}
    >
      <div className={tw`flex flex-col gap-1`}>
        <h2 ref={title} tabIndex={-1} className={`dash-heading ${tw`font-heading text-2xl`}`}>
          {before ? words.titleAgain : words.title}
        </h2>
        <p className={tw`text-quiet`}>{words.lead}</p>
      </div>
      <Field
        label={words.nickname}
        hint={words.nicknameHint}
        value={child.nickname}
        maxLength={40}
        autoComplete="off"
        onChange={(nickname) => change({ nickname })}
      />
      <Select
        label={words.grade}
        none={words.gradeNone}
        value={child.grade}
        options={grades.map((grade) => ({ id: grade as string, label: gradeWords(grade) }))}
        onChange={(grade) => change({ grade })}
      />
      <Select
        label={words.state}
        hint={words.stateHint}
        none={words.stateNone}
        value={child.state ?? ""}
        options={states}
        onChange={(state) => change({ state: state === "" ? null : state })}
      />
      <Field
        label={words.district}
        hint={words.districtHint}
        value={child.district}
        maxLength={120}
        autoComplete="off"
        onChange={(district) => change({ district })}
      />
      <Choice
        legend={words.plan}
        kind="one"
        options={plans}
        chosen={child.plan ? [child.plan] : []}
        onChange={([plan]) => change({ plan: plan ?? null })}
      />
      <FailureNotice failure={failure} />
      <div className={tw`flex flex-wrap gap-3`}>
        <Button type="submit" kind="primary">
          {words.save}
        </Button>
        {before ? (
          <Button onClick={onClose}>{words.cancel}</Button>
        ) : (
          <Button onClick={() => void keep(nothing)}>{words.skip}</Button>
        )}
      </div>
    </form>
  );
}

const states = Object.keys(stateNames)
  .filter(isStateCode)
  .map((code) => ({ id: code, label: stateNames[code] }));
const plans = (["iep", "504", "being-evaluated", "none"] as const).map((id) => ({
  id,
  label: words.plans[id],
}));
