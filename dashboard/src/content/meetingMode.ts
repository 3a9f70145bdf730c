import type { MeetingTopic } from "@iep-insider/sdk/case";
import type { ProvisionId } from "@iep-insider/sdk/law";

// Meeting mode at /case/meeting. What to ask is in the words of the meeting checklist, the glossary and the letters.

export const meetingMode = {
  title: "Meeting mode",
  lead: "Your topics in large type, what to ask, and room for notes. Once this page is open, it works without a connection.",
  loading: "One moment…",
  private: "Your notes stay in this browser, unless you turn on sync. We can never read them.",
  failed:
    "This browser could not keep your last words. They are still here while the page is open. Copy them to be safe.",
  prepare: {
    title: "Before you start",
    name: "Name of the meeting",
    defaultName: "IEP meeting",
    day: "Day",
    topics: "What do you want to talk about?",
    topicsHint: "These come from your case. Uncheck what can wait.",
    none: "Your case has nothing open, so begin with a topic of your own.",
    own: "A topic of your own",
    add: "Add this topic",
    start: "Start the meeting",
    startHint: "Ask for each person's name and role first, and write them down.",
    missing: "Choose or add at least one topic.",
    earlier: "Your earlier meetings",
    open: "Open the notes",
  },
  topic: {
    position: (place: number, count: number) => `Topic ${place} of ${count}`,
    ask: "You can ask",
    rule: "The rule behind it",
    notes: "Your notes",
    outcome: "How did it end?",
    outcomes: {
      agreed: "They agreed",
      open: "Still open",
      refused: "They said no: ask for it in writing",
    } satisfies Record<MeetingTopic["outcome"], string>,
    say: "Say this now",
    sentence: "“Please give me that in writing, with the reasons.”",
    sayLaw:
      "If the school refuses to change your child's testing, services or placement, it must tell you so in writing, with its reasons and what it looked at.",
    back: "Back",
    next: "Next topic",
    finish: "Finish",
    awake: "Your screen stays on.",
  },
  after: {
    title: "After the meeting",
    lead: "Send a short letter the same day. It puts the meeting on paper while everyone still remembers it.",
    beforeYouLeave: "Before you leave",
    groups: {
      agreed: "Agreed",
      refused: "They said no",
      open: "Still open",
    } satisfies Record<MeetingTopic["outcome"], string>,
    noNotes: "No notes.",
    letter: "Write the follow-up letter",
    noticeLetter: "Write the letter that asks for the refusal in writing",
    back: "Back to the topics",
    another: "Plan another meeting",
  },
} as const;

interface Ask {
  readonly ask: string;
  readonly provision: ProvisionId | null;
}

/** By the hub's situations (`situations.ts`), for a step that is still open. */
export const situationAsks: Readonly<Record<string, Ask>> = {
  "school-said-no": {
    ask: "Please give me that in writing, with the reasons.",
    provision: "prior-written-notice",
  },
  "help-was-cut": { ask: "What data is that based on?", provision: "prior-written-notice" },
  "meeting-is-coming": {
    ask: "Where does my child start, what is the target, and how is it measured?",
    provision: "iep-content",
  },
  "asked-to-sign": {
    ask: "May I take the IEP home before I decide?",
    provision: "consent-iep-signature",
  },
  "sent-home": {
    ask: "How many school days has my child been out this year, by your count?",
    provision: "discipline-10-days",
  },
  "needs-help": {
    ask: "Will you evaluate my child? What do you need from me?",
    provision: "parent-request-evaluation",
  },
};

/** For a topic of the parent's own. */
export const ownAsk: Ask = { ask: "What data is that based on?", provision: "iep-considerations" };

/** By letter type, for a letter without an answer. */
export const letterProvisions: Readonly<Record<string, ProvisionId>> = {
  records_request: "records-access",
  iep_meeting: "parent-requested-meeting",
  iee_request: "iee",
  prior_written_notice: "prior-written-notice",
};

export const agendaWords = {
  overdueAsk: (day: string, isExact: boolean) =>
    `By my count, this was due ${isExact ? "on" : "about"} ${day}. By which day will it be done?`,
  removals: (days: string) => `Out of school: ${days} so far`,
  missed: (minutes: string) => `Missed services: ${minutes}`,
  missedAsk: "How will you make up the missed time, by whom and by which day?",
} as const;

/** Lines of the follow-up letter. They go to the school, in the parent's name. */
export const followUpLines = {
  agreed: (topic: string) => `Agreed: ${topic}`,
  refused: (topic: string) => `Refused: ${topic}`,
  refusedNotice: "I asked for the reasons in writing.",
  open: (topic: string) => `Still open: ${topic}`,
} as const;
