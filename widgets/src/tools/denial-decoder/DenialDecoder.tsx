import {
  ai,
  type DenialReasonId,
  type DenialToDecode,
  denialReasons,
  longest,
} from "@iep-insider/sdk/contract";
import { useToolHost } from "@iep-insider/sdk/host";
import * as lawLibrary from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Notice, Select } from "@iep-insider/sdk/ui";
import { useEffect, useState } from "react";
import {
  AnswerPlace,
  AskingTool,
  FreeTextField,
  StateField,
  useAnswer,
  useDraft,
} from "../../answers/index.ts";
import { later } from "../../later/index.ts";
import { CitedList } from "./CitedList.tsx";
import { denialWords, hints } from "./content.ts";
import { FailedAnalysis } from "./FailedAnalysis.tsx";
import { type DenialForm, emptyForm, formFrom, missing, placesOf, questionOf, textsOf } from "./logic.ts";
import { reasonSent } from "./reasonSent.ts";

const result = later(
  () => import("./DenialResult.tsx"),
  (part) => part.DenialResult,
);

const toConfirm = later(
  () => import("./ReasonsToConfirm.tsx"),
  (part) => part.ReasonsToConfirm,
);

/** The service denial decoder. Asks the server; needs a host. */
export function DenialDecoder() {
  const { connect, start } = useToolHost();
  const [form, change, clear] = useDraft<DenialForm>(
    "denial-decoder",
    () => formFrom(start?.answers) ?? emptyForm,
    formFrom,
  );
  // Reasons checked below the reading with this number; kept here because a gate may replace the screen for a while.
  const [checked, setChecked] = useState<{ of: number; reasons: readonly string[] } | null>(null);
  const isOwn = form.reason === "other";
  const course = useAnswer<"denial-decoder", DenialToDecode>({
    tool: "denial-decoder",
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
  const question = questionOf(form, reasonSent);
  const lacks = missing(form);
  const isTooLong =
    (isOwn && form.own.trim().length > longest.denialReason) || form.context.trim().length > longest.context;

  return (
    <AskingTool
      course={course}
      words={denialWords}
      wrote={[questionOf(form, labelOf).denialReason, question.context]}
      clear={clear}
      onTouch={fetchLater}
      fields={(isRefused) => (
        <>
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
        </>
      )}
      fieldsBelowNames={<StateField value={form.state} onChange={(state) => change({ state })} />}
      missing={lacks && (lacks === "reason" ? denialWords.toAsk : denialWords.toAskOwn)}
      isInvalid={isTooLong}
      onAsk={(names) => course.ask(question, names)}
    >
      <AnswerPlace
        course={course}
        words={denialWords}
        failed={(sentence) => <FailedAnalysis sentence={sentence} onAgain={course.again} />}
        result={({ answer, typed, sent, number }) =>
          answer.outcome === "to_confirm" ? (
            <toConfirm.Screen
              key={number}
              reasons={answer.reasonsRead ?? []}
              checked={checked?.of === number ? checked.reasons : null}
              onConfirm={(reasons) => {
                setChecked({ of: number, reasons });
                const noneFits = reasons.length === 0 && answer.reasonsRead !== undefined;
                course.confirm({ reasons, ...(noneFits && { noneFits }) }, reasons.length === 0);
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
    </AskingTool>
  );
}

function fetchLater() {
  toConfirm.fetch();
  result.fetch();
}

function labelOf(reason: DenialReasonId): string {
  return denialReasons.find(({ id }) => id === reason)?.label ?? "";
}

/** A local hint about a reason. */
function HintCard({ reason }: { readonly reason: DenialReasonId | "" }) {
  const hint = reason === "" ? null : hints[reason];
  return (
    // Rendered empty, so that its later content is announced.
    <div role="status">
      {hint ? (
        <div className={tw`pt-4`}>
          <Notice tone="caution" title={hint.title}>
            <CitedList sentences={hint.sentences} cited={cited} />
            <p className={tw`text-sm text-quiet`}>{denialWords.hintNote}</p>
          </Notice>
        </div>
      ) : null}
    </div>
  );
}

/** The provisions that the local hints cite. */
const cited = lawLibrary.citationsById(
  lawLibrary.ages,
  lawLibrary.costNotAReason,
  lawLibrary.eligibilityTwoPart,
  lawLibrary.fape,
  lawLibrary.gradesNoBar,
  lawLibrary.partCTransition,
);
