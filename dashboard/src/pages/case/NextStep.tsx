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
import { startPath } from "../advanced-tools/startOfAddress.ts";
import type { DeadlineItem } from "./deadlines/deadlineItems.ts";
import { nextStep } from "./nextStep.ts";

interface Props {
  readonly records: readonly AnyRecord[];
  readonly deadlines: readonly DeadlineItem[];
}

/** The one thing to do next, with its button. */
export function NextStep({ records, deadlines }: Props) {
  const id = useId();
  const { title, text, button, to, draft } = shown(records, deadlines);
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
        <div className={tw`flex flex-col sm:flex-row pt-2`}>
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

function shown(records: readonly AnyRecord[], deadlines: readonly DeadlineItem[]): Shown {
  const next = nextStep(records, deadlines);
  switch (next.kind) {
    case "finish":
      return {
        title: words.finish(next.letter.value.title),
        text: words.finishText,
        button: words.finishButton,
        to: openToolPath("letter-generator"),
        draft: next.letter.value.fields,
      };
    case "deadline": {
      const { title, date, isExact, whatToDo, next: way } = next.item.deadline;
      const day = dayInWords(date ?? "");
      return {
        title,
        text: `${words.due(day, isExact, next.item.group === "overdue")} ${whatToDo} ${words.mark}`,
        button: words.open(toolById(way.tool).title),
        to: way.letter ? startPath(way.tool, "letterType", way.letter) : openToolPath(way.tool),
      };
    }
    case "state":
      return { title: words.state, text: words.stateText, button: words.stateButton, to: "#child" };
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
