import {
  ai,
  type DenialReasonId,
  type DenialToDecode,
  denialReasons,
  longest,
} from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import { tw } from "@iep-insider/sdk/theme";
import { Select } from "@iep-insider/sdk/ui";
import { type SubmitEvent, useEffect, useId, useState } from "react";
import {
  AnswerPlace,
  AskButton,
  Asking,
  FreeTextField,
  KeptNotice,
  NamesField,
  namesIn,
  RestoredNotice,
  StateField,
  useAnswer,
  useDraft,
} from "../../answers/index.ts";
import { later } from "../../later/index.ts";
import { denialWords } from "./content.ts";
import { FailedAnalysis } from "./FailedAnalysis.tsx";
import { HintCard } from "./HintCard.tsx";
import { type DenialForm, emptyForm, formFrom, missing, placesOf, questionOf, textsOf } from "./logic.ts";

const result = later(
  () => import("./DenialResult.tsx"),
  (part) => part.DenialResult,
);

const toConfirm = later(
  () => import("./ReasonsToConfirm.tsx"),
  (part) => part.ReasonsToConfirm,
);

/** The service denial decoder. Asks the server; needs a host around it. */
export function DenialDecoder() {
  const { connect, start } = useToolHost();
  const [form, change, clear] = useDraft<DenialForm>(
    "denials",
    () => formFrom(start?.answers) ?? emptyForm,
    formFrom,
  );
  const [names, setNames] = useState("");
  const [isRefused, setRefused] = useState(false);
  // What was checked below the reading with this number: a gate takes its place for a while.
  const [checked, setChecked] = useState<{ of: number; reasons: readonly string[] } | null>(null);
  const toAnalyze = useId();
  const isOwn = form.reason === "other";
  const course = useAnswer<"denials", DenialToDecode>({
    tool: "denials",
    ask: (input, signal) => connect({ decodeDenial: ai.decodeDenial }).decodeDenial(input, { signal }),
    readsFirst: () => isOwn,
    texts: [
      ...(isOwn
        ? [{ field: "denialReason", label: denialWords.own, most: longest.denialReason } as const]
        : []),
      { field: "context", label: denialWords.context, most: longest.context },
    ],
  });
  const { shown } = course;
  useEffect(() => {
    if (!shown?.sent || !shown.answer.isCharged) return;
    const { texts, replaced } = shown.sent;
    change({ asked: { texts, replaced, places: placesOf(shown.answer) } });
  }, [shown, change]);
  const lacks = missing(form);
  const isTooLong =
    (isOwn && form.own.trim().length > longest.denialReason) || form.context.trim().length > longest.context;
  const isBusy = course.stage.at === "working";

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setRefused(lacks !== null);
    const wrong = lacks === null ? "[aria-invalid]" : lacks === "reason" ? "select" : "textarea";
    if (lacks !== null || isTooLong) return event.currentTarget.querySelector<HTMLElement>(wrong)?.focus();
    course.ask(questionOf(form, labelOf), namesIn(names));
  };

  return (
    <div className={tw`flex flex-col gap-6`}>
      <div className={tw`flex flex-col gap-2 max-w-text`}>
        <h2 tabIndex={-1} className={tw`text-xl font-heading`}>
          {denialWords.title}
        </h2>
        <p>{denialWords.lead}</p>
      </div>
      <RestoredNotice clear={clear} />
      <KeptNotice course={course} />
      <Asking course={course} onTouch={fetchLater}>
        <form noValidate className={tw`flex flex-col gap-4 max-w-text`} onSubmit={submit}>
          <div>
            <Select
              label={denialWords.reason}
              hint={denialReasons.find(({ id }) => id === form.reason)?.description ?? denialWords.reasonHint}
              required
              none={denialWords.noReason}
              options={denialReasons}
              value={form.reason}
              onChange={(reason) => change({ reason })}
              error={isRefused && lacks === "reason" ? denialWords.missingReason : undefined}
            />
            <HintCard reason={form.reason} />
          </div>
          {isOwn ? (
            <FreeTextField
              label={denialWords.own}
              hint={denialWords.ownHint}
              required
              rows={3}
              most={longest.denialReason}
              value={form.own}
              onChange={(own) => change({ own })}
              error={isRefused && lacks === "own" ? denialWords.missingOwn : undefined}
            />
          ) : null}
          <FreeTextField
            label={denialWords.context}
            hint={denialWords.contextHint}
            rows={5}
            most={longest.context}
            value={form.context}
            onChange={(context) => change({ context })}
          />
          <NamesField value={names} onChange={setNames} />
          <StateField value={form.state} onChange={(state) => change({ state })} />
          <p className={tw`text-sm text-quiet`}>{denialWords.privacy}</p>
          {lacks ? (
            <p id={toAnalyze} className={tw`text-sm text-quiet`}>
              {lacks === "reason" ? denialWords.toAnalyze : denialWords.toAnalyzeOwn}
            </p>
          ) : null}
          <div>
            <AskButton
              isReady={lacks === null && !isTooLong}
              isBusy={isBusy}
              label={denialWords.analyze}
              busyLabel={denialWords.analyzing}
              {...(lacks ? { describedBy: toAnalyze } : {})}
            />
          </div>
        </form>
      </Asking>
      <AnswerPlace
        course={course}
        working={denialWords.analyzing}
        failed={(sentence) => <FailedAnalysis sentence={sentence} onAgain={course.again} />}
        result={({ answer, typed, sent, number }) =>
          answer.outcome === "to_confirm" ? (
            <toConfirm.Screen
              key={number}
              reasons={answer.reasonsRead ?? []}
              checked={checked?.of === number ? checked.reasons : null}
              onConfirm={(reasons) => {
                setChecked({ of: number, reasons });
                course.confirm({ reasons }, reasons.length === 0);
              }}
            />
          ) : (
            <result.Screen
              denial={answer}
              typed={typed}
              sent={sent ?? textsOf(answer, form)}
              state={form.state}
              onAgain={course.again}
            />
          )
        }
      />
    </div>
  );
}

function fetchLater() {
  toConfirm.fetch();
  result.fetch();
}

function labelOf(reason: DenialReasonId): string {
  return denialReasons.find(({ id }) => id === reason)?.label ?? "";
}
