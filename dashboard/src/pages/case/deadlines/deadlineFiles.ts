import { dayInWords } from "@iep-insider/sdk/law";
import { type CalendarEvent, neutralSubject, neutralTitle } from "@iep-insider/sdk/law/deadlines";
import type { ReportDocument } from "@iep-insider/widgets/documents";
import { deadlinesContent as words } from "../../../content/deadlines.ts";
import { type DeadlineItem, deadlineGroups } from "./deadlineItems.ts";

/**
 * The deadlines with a day, for a calendar. Others may see it, so that a title names neither the child nor the matter
 * unless the parent asks for that.
 */
export function calendarEvents(items: readonly DeadlineItem[], isPlain: boolean): readonly CalendarEvent[] {
  return items.flatMap(({ key, source, deadline: { id, title, date, whatToDo } }) =>
    date === null
      ? []
      : [
          {
            uid: `${source}-${hashOf(key)}@iep-insider`,
            title: isPlain ? title : neutralTitle(neutralSubject(id)),
            description: isPlain ? whatToDo : words.calendarText,
            date,
          },
        ],
  );
}

/** FNV-1a: an id that stays the same, and which does not show the matter. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, "0");
}

/** The list on paper, without what is done. */
export function deadlineDocument(items: readonly DeadlineItem[], today: string): ReportDocument {
  return {
    kind: "report",
    fileName: "dates-to-watch",
    title: words.printTitle,
    lead: [words.printLead(dayInWords(today))],
    sections: deadlineGroups
      .filter((group) => group !== "done" && items.some((item) => item.group === group))
      .map((group) => ({
        title: words.groups[group],
        blocks: [
          {
            kind: "checks",
            checks: items
              .filter((item) => item.group === group)
              .map(({ deadline, from }) => ({
                text: `${dayWords(deadline)}: ${deadline.title}`,
                isDone: false,
                hint: `${from}. ${deadline.whatToDo}`,
              })),
          },
        ],
      })),
    footer: [words.printFooter],
  };
}

/** "By December 26, 2026", "About December 26, 2026". */
export function dayWords({ date, isExact }: DeadlineItem["deadline"]): string {
  if (date === null) return words.day.none;
  return isExact ? words.day.exact(dayInWords(date)) : words.day.about(dayInWords(date));
}
