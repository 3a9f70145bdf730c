import { openToolPath, toolById } from "@iep-insider/sdk/catalog";
import type { StateRecord } from "@iep-insider/sdk/law";
import { stateNames } from "@iep-insider/sdk/law";
import type { Deadline, NextStep } from "@iep-insider/sdk/law/deadlines";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, markEnglish } from "@iep-insider/sdk/ui";
import { saveCalendarFile } from "@iep-insider/widgets/documents";
import { Fold } from "@iep-insider/widgets/result";
import { FactLabel, factLabels } from "@iep-insider/widgets/state-facts";
import type { ReactNode } from "react";
import { deadlinesContent as words } from "../../../content/deadlines.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { startPath } from "../../advanced-tools/startOfAddress.ts";
import { calendarEvents, dayWords } from "./deadlineFiles.ts";
import type { DeadlineItem } from "./deadlineItems.ts";

interface Props {
  readonly item: DeadlineItem;
  readonly record: StateRecord;
  /** Whether calendars say what the date is about. */
  readonly isPlain: boolean;
  readonly onMark: () => void;
}

/** One deadline: its day and title, and folded below why, what was assumed, and what to do. */
export function DeadlineView({ item, record, isPlain, onMark }: Props) {
  const { deadline, from, group } = item;
  return (
    <li className={tw`flex flex-col gap-2 rounded border border-line bg-sheet px-4 pt-3`}>
      <p className={group === "done" ? tw`text-quiet` : tw`font-semibold`}>{dayWords(deadline)}</p>
      <p className={tw`max-w-text`}>{deadline.title}.</p>
      {group === "overdue" ? <Passed deadline={deadline} /> : null}
      <div className={tw`flex flex-wrap gap-2`}>
        <Button kind="quiet" onClick={onMark}>
          {group === "done" ? words.notDone : words.markDone}
        </Button>
        {deadline.date !== null && group !== "done" ? (
          <Button
            kind="quiet"
            onClick={() => saveCalendarFile("school-deadline", calendarEvents([item], isPlain), new Date())}
          >
            {words.toCalendar}
          </Button>
        ) : null}
      </div>
      <Fold title={deadline.date === null ? words.moreUndated : words.more} level="none">
        <p className={tw`text-quiet`}>{from}.</p>
        <Part title={words.whatToDo}>
          <p>
            {words.by[deadline.by]} {deadline.whatToDo}
          </p>
          <p>
            <NextLink next={deadline.next} />
          </p>
        </Part>
        {deadline.ask ? <p className={tw`font-medium`}>{words.ask(deadline.ask)}</p> : null}
        {deadline.ask ? <p>{words.center(record.parentCenter.name, record.parentCenter.phone)}</p> : null}
        <Part title={words.why}>
          {deadline.why.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Sources deadline={deadline} state={stateNames[record.code]} />
        </Part>
        {deadline.exclusions ? (
          <Part title={words.exclusions}>
            <p>
              {deadline.exclusions} {words.exclusionsNote}
            </p>
          </Part>
        ) : null}
        {deadline.assumptions.length > 0 ? (
          <Part title={words.assumed}>
            <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
              {deadline.assumptions.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Part>
        ) : null}
      </Fold>
    </li>
  );
}

function Passed({ deadline }: { readonly deadline: Deadline }) {
  return (
    <p className={tw`font-medium text-caution`}>
      {deadline.isExact ? words.passed.exact : words.passed.about}
      {deadline.by === "parent" ? ` ${words.late}` : null}
    </p>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={tw`flex flex-col gap-1`}>
      <h4 className={tw`font-semibold`}>{title}</h4>
      {children}
    </div>
  );
}

function Sources({ deadline, state }: { readonly deadline: Deadline; readonly state: string }) {
  if (deadline.sources.length === 0) return null;
  return (
    <ul className={tw`flex flex-col gap-1`}>
      {deadline.sources.map(({ of, citation, address, isChecked }) => (
        <li key={of}>
          {of === "federal" ? words.federal : state}
          {citation ? ": " : null}
          {citation && address ? (
            <a href={address} className={tw`text-primary`}>
              {markEnglish(citation)}
            </a>
          ) : (
            markEnglish(citation)
          )}{" "}
          <FactLabel label={isChecked ? factLabels.checked : factLabels.askFirst} />
        </li>
      ))}
    </ul>
  );
}

function NextLink({ next: { tool, letter } }: { readonly next: NextStep }) {
  const to = letter ? startPath(tool, "letterType", letter) : openToolPath(tool);
  return (
    <SiteLink to={to} className={buttonLook.plain}>
      {letter ? words.writeLetter : words.open(toolById(tool).title)}
    </SiteLink>
  );
}
