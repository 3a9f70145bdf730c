import type { AnyRecord, LetterRecord } from "@iep-insider/sdk/case";
import { openToolPath, toolById } from "@iep-insider/sdk/catalog";
import { dayInWords } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { buttonLook, Icon } from "@iep-insider/sdk/ui";
import { ArrowRight } from "lucide";
import { useId } from "react";
import { leaveDraft } from "../../app/host/useDashboardHost.ts";
import { nextStepWords as words } from "../../content/case.ts";
import { SiteLink } from "../../layout/SiteLink.tsx";
import { nextStep } from "./nextStep.ts";

interface Props {
  readonly records: readonly AnyRecord[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The one thing to do next, with its button. */
export function NextStep({ records, today }: Props) {
  const id = useId();
  const { title, text, button, to, draft } = shown(records, today);
  return (
    <section
      aria-labelledby={id}
      className={tw`flex flex-col gap-3 rounded border border-primary bg-wash p-5 sm:p-6`}
    >
      <h2 id={id} className={tw`flex items-center gap-2 text-sm font-semibold text-primary`}>
        <Icon node={ArrowRight} size="1.25em" />
        {words.title}
      </h2>
      <p className={`dash-heading ${tw`font-heading text-xl max-w-text break-words`}`}>{title}</p>
      {text ? <p className={tw`max-w-text`}>{text}</p> : null}
      {to ? (
        <div className={tw`flex flex-col sm:flex-row`}>
          <SiteLink
            to={to}
            className={buttonLook.primary}
            onPick={() => draft && leaveDraft("letter-generator", draft)}
          >
            {button}
          </SiteLink>
        </div>
      ) : null}
    </section>
  );
}

interface Shown {
  readonly title: string;
  readonly text: string | null;
  readonly button: string;
  /** Null for a step without a tool. */
  readonly to: string | null;
  /** The letter that the link opens. */
  readonly draft?: LetterRecord["fields"];
}

function shown(records: readonly AnyRecord[], today: string): Shown {
  const next = nextStep(records, today);
  switch (next.kind) {
    case "finish":
      return {
        title: words.finish(next.letter.value.title),
        text: words.finishText,
        button: words.finishButton,
        to: openToolPath("letter-generator"),
        draft: next.letter.value.fields,
      };
    case "answer":
      return {
        title: words.answer(next.letter.value.title),
        text: words.answerText(dayInWords(next.letter.value.answerBy ?? today)),
        button: words.answerButton,
        to: `${openToolPath("letter-generator")}#letterType=follow_up`,
      };
    case "plan": {
      const { tool, what } = next.step.value;
      return {
        title: what,
        text: null,
        button: tool ? words.open(toolById(tool).title) : "",
        to: tool && openToolPath(tool),
      };
    }
    case "choose":
      return {
        title: words.choose,
        text: words.chooseText,
        button: words.chooseButton,
        to: "/advanced-tools#what-happened",
      };
  }
}
