import type { ProvisionId } from "@iep-insider/sdk/law";
import { enoughForAPattern, type Finding, hardDaysToTalk, type Insight } from "./logic.ts";

// Texts of the summary, on the screen and in the report.

export const findings: Readonly<Record<Finding, string>> = {
  one: "So far, there is one check-in.",
  challenging: "So far, challenging feelings come up more often than positive ones.",
  positive: "So far, positive feelings come up more often than challenging ones.",
  even: "So far, positive and challenging feelings come up the same number of times.",
  neutral: "So far, all the feelings are neutral.",
};

export const summary = {
  shares: (total: number, positive: number, neutral: number, challenging: number) =>
    total === 1
      ? "It shows a moment, not yet a pattern."
      : `Of ${total} check-ins, ${positive} ${isAre(positive)} positive, ${neutral} ${isAre(neutral)} neutral and ${challenging} ${isAre(challenging)} challenging.`,
  days: (days: number) => (days === 1 ? "All are of one day." : `They are of ${days} days.`),
  few: "A few more, on other days and in other places, will show more.",
  figures: "The figures",
  average: "Average intensity",
  outOf5: "out of 5",
  percent: (percent: string) => `${percent}%`,
  ofAll: (count: number, total: number) => `${count} of ${total}`,
  add: "Add New Check-In",
  standsOut: "What stands out",
  recentTitle: "The latest check-ins",
  recentLead: (shown: number, total: number) => `The latest ${shown} of ${total}. The report has up to 10.`,
  triggers: (list: string) => `Set off by: ${list}`,
  notes: (text: string) => `Notes: ${text}`,
  remove: "Remove",
  removeWhat: (emotion: string, when: string) => `Remove: ${emotion}, ${when}`,
  removed: (emotion: string) => `The check-in “${emotion}” is removed.`,
  undo: "Put it back",
  emptyTitle: "No check-ins yet",
  empty: "Add a check-in, and its figures will stand here. The report needs at least one.",
  addFirst: "Add First Check-In",
  takeLead: "Download or copy it for the team. A copy of your own is safe if your browser is cleared.",
  takeNow:
    "Your check-ins are gone when you reload or close this page. Download or copy the report before you leave.",
  copy: "Copy Report",
  download: "Download Report",
  letterTitle: "Put it in writing",
  letterLead:
    "Your letter can begin with what you counted here. Your notes stay out of it, and you can change every word. If your child has an IEP, ask the team to meet.",
  meetingLetter: "Write a letter for an IEP meeting",
  noIep: "No IEP yet? Then ask the school to evaluate your child first.",
  evaluationLetter: "Write a letter for a first evaluation",
  honest: "These are your own notes, counted. They are not a diagnosis, not a test and not legal advice.",
} as const;

export const picture = {
  title: "Your check-ins over time",
  lead: (shown: number, total: number) =>
    shown < total
      ? `The latest ${shown} of ${total}, oldest first. The higher the mark, the stronger the feeling.`
      : "Oldest first. The higher the mark, the stronger the feeling.",
  top: "5 Very Strong",
  bottom: "1 Very Mild",
  showTable: "Show as a table",
  hideTable: "Hide the table",
  columns: { when: "When", feeling: "Feeling and place", strength: "How strong, 1 to 5" },
} as const;

export const twoWeeks = {
  title: "The last two weeks",
  lead: (days: number) =>
    days === 1
      ? "Check-ins of one day. More days will show how it goes on."
      : `Check-ins of ${days} days, by which feelings come up more often on each.`,
  none: "no check-in",
  day: (when: string, what: string) => `${when}: ${what}`,
  /** "challenging, 2 check-ins"; equally common groups count as neutral. */
  what: (group: string, count: number) => `${group}, ${count === 1 ? "1 check-in" : `${count} check-ins`}`,
} as const;

export const insightTitles: Readonly<Record<Insight["kind"], string>> = {
  "very-strong": "Very strong feelings",
  "hard-days": "Several hard days",
  "more-challenging": "More challenging than positive",
  school: "School stands out",
  triggers: "Look at what comes before",
};

/** The text of each insight. */
export const insightTexts = {
  veryStrong: (count: number) =>
    `Sad or Overwhelmed was Very Strong in ${count} check-ins within two weeks. You know your child best. It can help to talk soon with their doctor, a counselor or the school psychologist. If your child talks about death or about hurting themselves, call or text 988 at any hour. If someone could get hurt right now, call 911.`,
  moreChallenging: (challenging: number, positive: number) =>
    `There ${isAre(challenging)} ${checkIns(challenging, "challenging")} and ${positive === 0 ? "no" : positive} positive ${positive === 1 ? "one" : "ones"}. That is a good reason to talk with the team.`,
  hardDays: (days: number) =>
    `On ${days} days within two weeks, hard feelings came up more often than good ones. That can have many reasons, and you know your child best. If you are worried, you can talk it over with your child's doctor or a counselor. Bring the report along.`,
  school: (challenging: number) =>
    `School comes up most, and ${challenging} check-ins there are challenging. Ask the school what happens at those times, and what help your child gets then.`,
  schoolToo: (challenging: number) =>
    `School is one of the places that come up most, and ${challenging} check-ins there are challenging. Ask the school what happens at those times, and what help your child gets then.`,
  triggers: (list: string) => `Written down most often: ${list}. Ask the team what could change there first.`,
} as const;

export const times = (count: number) => (count === 1 ? "1 time" : `${count} times`);

export const report = {
  title: "Emotional Check-In Report",
  child: (name: string) => `Child: ${name}`,
  made: (total: number, span: string) =>
    total === 1 ? `1 check-in, saved ${span}.` : `${total} check-ins, saved ${span}.`,
  urgentTitle: "Look at this first",
  urgent: "A trigger or a note below speaks of danger, death or getting hurt.",
  figures: {
    title: "Feelings in figures",
    share: (name: string, count: number, total: number, percent: string) =>
      `${name}: ${count} of ${total} (${percent}%)`,
    average: (average: string) => `Average intensity: ${average} out of 5`,
    topContext: (names: string, count: number) => `Most common context: ${names} (${times(count)})`,
    topContexts: (names: string, count: number) => `Most common contexts: ${names} (${times(count)} each)`,
  },
  nothingStandsOut: "Nothing stands out yet. The figures below are there to talk about.",
  contexts: {
    title: "Where it was",
    line: (name: string, count: number, percent: string, challenging: number) =>
      `${name}: ${times(count)} (${percent}%), ${challenging} of them challenging`,
  },
  triggers: {
    title: "What set it off",
    line: (text: string, count: number) => `${text}: ${times(count)}`,
    none: "No trigger was written down.",
  },
  recent: {
    title: "The latest check-ins",
    line: (id: number, when: string, emotion: string, group: string, strength: string, where: string) =>
      `Check-in ${id}. ${when}. ${emotion} (${group}), ${strength}. ${where}.`,
  },
  next: {
    title: "What to do next",
    items: [
      "Bring this report to the next meeting, or send it with a short note. Ask the team to talk about it.",
      "Ask the adults at school whether they see the same. They see your child at times when you cannot.",
      "For the hard times, ask what would help, who will do it, and how you will all know that it works.",
      "Keep this file. The tool keeps check-ins on one device and for 12 months at most.",
      "If a hard feeling lasts, or keeps your child from sleep, meals, friends or school, call your child's doctor.",
    ],
  },
  law: {
    title: "What the law says",
    sentences: [
      {
        text: "When behavior gets in the way of learning, the IEP team must consider positive supports and other strategies.",
        provisions: ["behavior-in-iep"],
      },
      {
        text: "When it writes an IEP, the team must consider your concerns. It must look at how your child develops and gets through the day, not at schoolwork alone.",
        provisions: ["iep-considerations"],
      },
      {
        text: "Counseling and social work can be a part of the IEP. The school must give them when your child needs them to benefit from special education.",
        provisions: ["related-services"],
      },
      {
        text: "The team must change the IEP, as needed, when you bring new information.",
        provisions: ["iep-annual-review"],
      },
      {
        text: "If your child has no IEP, you may ask for an evaluation. The school must then ask for your consent, or refuse in writing with its reasons.",
        provisions: ["parent-request-evaluation"],
      },
      {
        text: "An evaluation must look at every area where a disability is suspected. Where it fits, that includes feelings and how a child gets along with others. It must also draw on what you tell the school.",
        provisions: ["evaluation-standards"],
      },
      {
        text: "A child who has not failed and who moves up from grade to grade can still be found eligible.",
        provisions: ["grades-no-bar"],
      },
    ],
  } satisfies { title: string; sentences: { text: string; provisions: ProvisionId[] }[] },
  help: {
    title: "Who can help you for free",
    text: "Every state has a Parent Training and Information Center. It helps families of children with disabilities at no cost. Find yours at parentcenterhub.org. For someone to talk to at any hour, call or text 988.",
  },
  counted: {
    title: "How this was counted",
    items: [
      "Percents are rounded to one decimal, so all three may add up to 99.9 or 100.1.",
      `A hard day is one with more challenging than positive check-ins. We speak of several from ${hardDaysToTalk} within two weeks on. That number is ours: it tests for nothing.`,
      `We compare challenging and positive feelings from ${enoughForAPattern} check-ins on.`,
      "Where several places come up equally often, all of them are named.",
      "A trigger counts once for each check-in. Capital letters make no difference. Of two that come up equally often, the one written down last comes first.",
      "The time is when the check-in was saved.",
    ],
  },
  madeWith: (product: string, day: string) => `Made on ${day} with ${product}, on your own device.`,
} as const;

/** Lines for the letter to the school, in the parent's own voice. */
export const letter = {
  span: (total: number, span: string) =>
    total === 1
      ? `I wrote down how my child felt ${span}.`
      : `I wrote down how my child felt ${total} times, ${span}.`,
  feelings: (count: number, list: string) =>
    count === 1 ? `One was a hard feeling: ${list}.` : `${count} were hard feelings: ${list}.`,
  atSchool: (count: number) =>
    count === 1 ? "One of them was at school." : `${count} of them were at school.`,
  triggers: (list: string) => `What came before them most often: ${list}.`,
} as const;

function isAre(count: number): string {
  return count === 1 ? "is" : "are";
}

function checkIns(count: number, kind: string): string {
  return count === 1 ? `1 ${kind} check-in` : `${count} ${kind} check-ins`;
}
