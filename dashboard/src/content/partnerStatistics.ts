import {
  fewestShown,
  type Language,
  type StatisticsEvent,
  type StatisticsPeriodKind,
} from "@iep-insider/sdk/contract";

// Texts of the partner's statistics: the screen, and the printed report.

const fewer = `fewer than ${fewestShown}`;

export const statisticsWords = {
  title: "Statistics",
  lead: (name: string) => `How often parents use the tools on the pages of ${name}.`,
  loading: "Loading the counts…",
  failedTitle: "The counts did not load.",
  failedText: "Please check your connection and the days you chose, and try again.",
  noneTitle: "You have no site yet, so there are no counts to show.",
  none: "You get a site key once we approve your request. From then on, we count how often the tools on your pages are used.",
  toPartners: "Read about tools on your site",
  waiting: "We have your request. Once it is approved, we will email you, and counting starts.",
  toRequest: "See your request",
  manage: "Manage your site",
  report: "Report to print",
  code: "Choose a tool and copy its code",
  csv: "Download as CSV",
  days: "Days",
  by: "Figures by",
  tool: "Tool",
  allTools: "All tools",
  from: "First day",
  to: "Last day",
  show: "Show these days",
  wrongOrder: "The last day must not be before the first.",
  missingDay: "Please give both days.",
  shown: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  notRefreshed: "We could not refresh this. It may be out of date.",
  emptyTitle: `Nothing reached ${fewestShown} in these days.`,
  emptyText: "So there is nothing to show yet. If the tools are new on your site, these are the first steps:",
  emptySteps: [
    "Put a tool on your page with its code. The builder writes your site key into it.",
    "Open your page and check that the tool shows without a note for the owner of the site.",
    `Tell parents about it, and come back later. Figures are shown from ${fewestShown} on.`,
  ],
  glance: "All together",
  tools: "Tool by tool",
  toolsCaption: "Tools, in the order of our list",
  toolColumn: "Tool",
  notListed: `A tool that is not listed has no figure of ${fewestShown} or more.`,
  eachTool: `In the row for all tools, “${fewer}” applies to each tool.`,
  sumsHoldMore: "The sums also include days with small counts, added up by week and by month.",
  chartTitle: (tool: string) => `${tool}: opened, started, finished`,
  how: "How we count",
} as const;

export const languageWords = {
  title: "By language",
  caption: "All tools by language, month by month",
  month: "Month and language",
  names: { en: "English", es: "Spanish" } satisfies Record<Language, string>,
  notShown: "not shown",
  how: "The language is that of the tool on your page. These figures come once a month is over. They are “at least”, so they can add up to less than the total. “Not shown” means that the figure would tell of small counts.",
} as const;

export const rangeNames = {
  week: "7 days",
  month: "30 days",
  quarter: "90 days",
  year: "12 months",
} as const;

export const byWords: Readonly<
  Record<StatisticsPeriodKind, { readonly name: string; readonly title: string; readonly one: string }>
> = {
  day: { name: "Day", title: "Day by day", one: "Day" },
  week: { name: "Week", title: "Week by week", one: "Week" },
  month: { name: "Month", title: "Month by month", one: "Month" },
};

export const eventNames: Readonly<Record<StatisticsEvent, string>> = {
  tool_load: "Opened",
  tool_start: "Started",
  tool_complete: "Finished",
};

/** Replaces a suppressed figure; zero looks the same. */
export const hiddenWords = {
  /** For one finished period, or one day. */
  one: fewer,
  /** For a week or month in progress. */
  soFar: `${fewer} a day so far`,
  /** For many periods. */
  each: { day: `${fewer} a day`, week: `${fewer} a week`, month: `${fewer} a month` },
} as const satisfies { each: Record<StatisticsPeriodKind, string>; one: string; soFar: string };

/** What is counted and what is not. */
export const countingWords = [
  {
    term: "Opened",
    text: "A tool was open to use. Where it asks for an email address or a payment, it counts after that, or when a parent starts its first step.",
  },
  { term: "Started", text: "A parent took the first step in it: picked, checked or typed something." },
  { term: "Finished", text: "The tool showed its result: a letter, a plan, an answer, a finished list." },
  {
    term: `Fewer than ${fewestShown}`,
    text: `We show no figure under ${fewestShown}, so that no one can be identified. It can also be zero.`,
  },
  {
    term: "At least",
    text: `Days under ${fewestShown} are added up once their week or month is over. Counts that are still small are left out, so a sum can be a little less than the true total.`,
  },
  {
    term: "Days and weeks",
    text: "Days are in UTC, so in the US, a day starts on the evening before. Weeks start on the 1st, 8th, 15th and 22nd, so that each is within one month.",
  },
  {
    term: "Nobody is followed",
    text: "We set no cookie for this and identify no one. We count uses, not people: a parent who comes back counts again. What parents type or choose is not counted.",
  },
  {
    term: "State",
    text: "Reports name the state that you set for your site. We do not count in which state a parent lives, or which one a parent chose.",
  },
  {
    term: "How long",
    text: "The counts of all your keys, including old ones, are kept for 24 months. Use in our builder is not counted.",
  },
] as const;

export const reportWords = {
  title: "Usage Report",
  lead: "A report for your grant maker or your board. Choose the days, then print it or save it as a PDF.",
  back: "Back to the statistics",
  print: "Print or save as PDF",
  lastMonth: "Last month",
  year: (year: string) => year,
  subtitle: "Special education tools for parents: how they were used on our website",
  period: "Period",
  made: "Made on",
  countedBy: "Counted by",
  state: "State",
  all: "All tools together",
  nothing: `In this period no tool was opened ${fewestShown} times or more in a day, week or month. Such small counts are not shown, so that no one can be identified.`,
  atLeast: `Figures are “at least”: counts that stay under ${fewestShown} in a day, week and month are left out, so that no one can be identified.`,
  counted: "What was counted",
  countedList: [
    "Opened: a tool was ready to use on one of our pages.",
    "Started: a visitor took the first step in it.",
    "Finished: the tool showed its result, such as a letter, a plan or an answer.",
  ],
  notCounted: "What was not counted",
  notCountedList: [
    "People served: one person can use a tool many times, and the tools do not tell us who uses them.",
    "No one is identified: no cookies, no addresses, no accounts. These are uses; a visitor who came back counts again.",
    "Nothing that a visitor typed, checked or chose, and nothing that a tool answered.",
  ],
} as const;
