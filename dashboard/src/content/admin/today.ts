// Texts of the operators' first screen: what needs attention, and what is fine.

const counted = (count: number) => count.toLocaleString("en-US");

export const todayWords = {
  lead: "What needs your attention comes first, and what is fine is below.",
  loading: "Loading…",
  waits: "Needs attention",
  nothing: "Nothing needs your attention.",
  fine: "Fine",
  looked: (time: string) => `As of ${time}.`,
  lookAgain: "Check again",
  looking: "Checking…",
} as const;

export const todayMessages = {
  name: "Messages",
  waiting: (count: number) =>
    count === 1
      ? "1 message is waiting for an answer"
      : `${counted(count)} messages are waiting for an answer`,
  oldest: (ago: string) => `The oldest arrived ${ago}. The contact page promises an answer within 24 hours.`,
  link: "Answer messages",
  none: "All answered",
} as const;

export const todayMails = {
  name: "Failed emails",
  waiting: (count: number) =>
    count === 1 ? "1 failed email can still be sent" : `${counted(count)} failed emails can still be sent`,
  text: "We gave up after 3 days. Once the cause is fixed, send them again.",
  link: "See failed emails",
  none: (givenUp: number) =>
    givenUp === 0 ? "None in 30 days" : `None to send again. ${counted(givenUp)} given up in 30 days`,
} as const;

export const todayDisputes = {
  name: "Disputes",
  waiting: (count: number, days: number) =>
    count === 1
      ? `1 payment was disputed in the last ${days} days`
      : `${counted(count)} payments were disputed in the last ${days} days`,
  text: "Answer each one in the payment provider's dashboard. Without an answer in time, the bank decides against us.",
  link: "See disputes",
  none: (all: number, days: number) =>
    all === 0 ? "None" : `None in the last ${days} days. ${counted(all)} earlier`,
} as const;

export const todaySiteKeys = {
  name: "Site keys",
  waiting: (count: number) =>
    count === 1
      ? "1 organization is waiting for a site key"
      : `${counted(count)} organizations are waiting for a site key`,
  text: "Approve or decline each. They get an email either way.",
  link: "Review applications",
  none: "No one is waiting",
} as const;

export const todayLaw = {
  name: "Law to re-check",
  waiting: (federal: number, states: number) =>
    `${federal === 1 ? "1 federal provision" : `${counted(federal)} federal provisions`} and ${states === 1 ? "1 state fact" : `${counted(states)} state facts`} to re-check`,
  text: "They were last read more than 12 months ago. Letters omit such state facts but still cite federal provisions.",
  link: "See what is due",
  none: "All read in the past 12 months",
} as const;

export const todayAi = {
  name: "AI spend today",
  usedUp: "The AI has used up today's tokens",
  usedUpText: (spent: string) => `${spent}. Our own rules answer until midnight (UTC).`,
  nearly: "The AI has nearly used up today's tokens",
  nearlyText: (spent: string) => `${spent}. After that, our own rules answer until midnight (UTC).`,
  spent: (tokens: number, most: number, share: string) =>
    `${counted(tokens)} of ${counted(most)} tokens (${share})`,
  withCost: (cost: string, spent: string) => `${cost}, ${spent}`,
  off: "The AI is off. Our own rules answer",
  link: "See usage",
} as const;

export const todayHealth = {
  name: "Health",
  failing: (count: number) =>
    count === 1 ? "1 thing does not work" : `${counted(count)} things do not work`,
  job: (name: string) => `Job “${name}” is overdue`,
  link: "See health",
  none: (open: number) =>
    open === 0
      ? "Everything works"
      : `What is configured works. Not configured, or a stand-in: ${counted(open)}`,
} as const;
