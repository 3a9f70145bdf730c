import type { MeetingRecord, MeetingTopic } from "@iep-insider/sdk/case";
import { followUpLines as lines } from "../../../content/meetingMode.ts";

type Answers = Readonly<Record<string, string | readonly string[]>>;

/** What the letter generator's letter after a meeting starts with: what was agreed, refused and left open. */
export function followUpLetter({ day, topics }: MeetingRecord): Answers {
  const order: readonly MeetingTopic["outcome"][] = ["agreed", "refused", "open"];
  return {
    letterType: "follow_up",
    eventDate: day,
    specificConcerns: order.flatMap((outcome) =>
      topics.filter((topic) => topic.outcome === outcome).map(lineOf),
    ),
  };
}

/** What the request for prior written notice starts with: each refusal. */
export function noticeLetter({ topics }: MeetingRecord): Answers {
  return {
    letterType: "prior_written_notice",
    specificConcerns: topics.filter(({ outcome }) => outcome === "refused").map(lineOf),
  };
}

/** One line for each topic, since each becomes an item of the letter's list. */
function lineOf({ title, notes, outcome }: MeetingTopic): string {
  const parts = [
    lines[outcome](title.replace(/[.:\s]+$/, "")),
    notes.replace(/\s+/g, " ").trim(),
    outcome === "refused" ? lines.refusedNotice : "",
  ];
  return parts
    .filter((part) => part !== "")
    .map((part) => (/[.!?…”"]$/.test(part) ? part : `${part}.`))
    .join(" ");
}
