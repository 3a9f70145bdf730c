const minute = 60_000;
const hour = 60 * minute;

/** How many requests of one kind a caller may make within a window, in milliseconds. */
export interface Limit {
  readonly requests: number;
  readonly window: number;
}

/** Limits per network address. One address can be a family, or a whole school behind one connection. */
const perSender = {
  /** A person reads every message. A few are enough to correct a mistake; a flood is not a support request. */
  supportRequests: { requests: 10, window: hour },
  /** A visit to a page with several tools makes about ten counts; thirty people at once may share an address. */
  counts: { requests: 300, window: minute },
  /** Each costs a password hash, right or wrong. A workshop of twenty signs in together and mistypes. */
  signIns: { requests: 60, window: 15 * minute },
  /** The one answer that tells whether an address has an account (ADR 3); a workshop signs up together. */
  registrations: { requests: 20, window: hour },
  /** Each may send a mail to a person who did not ask for one. */
  mailRequests: { requests: 20, window: hour },
  /** A token has 256 random bits: this is not against guessing, but against the work that each try makes. */
  mailTokens: { requests: 30, window: hour },
  /** What a signed-in page asks for: as often as pages are opened, by thirty people at once. */
  accountRequests: { requests: 300, window: minute },
  /** Reads everything that is held on the account. */
  exports: { requests: 10, window: hour },
  /** A page that waits for a payment asks every 3 seconds; thirty people at once may share an address. */
  accessQuestions: { requests: 900, window: minute },
  /** Asking to be a partner: each sends two mails, and a person reads one of them. */
  partnerApplications: { requests: 10, window: hour },
  /** Opening a tool, once a day and tool for each person; thirty people with all tools, and some tries. */
  redemptions: { requests: 600, window: hour },
  /**
   * Uses that a partner pays for, limited so that one caller cannot use up the month: a family tries every tool, a
   * workshop shares one. By the hour and not the day, since no hash of an address is kept for longer than two.
   */
  sponsoredUses: { requests: 30, window: hour },
  /** Each writes a row that asks a member; a workshop of forty signs in, some twice. */
  connections: { requests: 120, window: hour },
  /** An address given for the free tools; a workshop of forty begins together and mistypes. */
  emailCaptures: { requests: 100, window: hour },
  /** Each may send a mail to a person who did not ask for one; a workshop of forty subscribes together. */
  newsletterRequests: { requests: 60, window: hour },
  /**
   * Confirming and leaving the newsletter. Mail providers press "unsubscribe" for all their readers from a few of their
   * own addresses, within minutes of a letter; a reader whose request is refused keeps getting mails they ended. This
   * limits the load only; a token has 256 random bits.
   */
  newsletterTokens: { requests: 1_200, window: minute },
  /**
   * Calendars of reminders. A calendar service fetches those of many families from a few addresses, some of them every
   * few minutes. A token has 256 random bits.
   */
  calendarFeeds: { requests: 1_200, window: minute },
  /**
   * Addresses of our pages pasted on other sites. A host asks for all its sites from a few addresses, and keeps each
   * answer for a day.
   */
  oembedRequests: { requests: 600, window: minute },
  /** Each sends a letter to an unverified address; a workshop of twenty takes one or two. */
  templateMails: { requests: 40, window: hour },
  /** Each begins a payment at the provider: a family needs a few, a workshop of forty some more, a card tester many. */
  purchases: { requests: 120, window: hour },
  /** Each costs a password hash; a workshop of forty joins together. */
  memberships: { requests: 60, window: hour },
  /** Each can cost a model's work; a workshop of forty asks a few questions each, and some by mistake. */
  answers: { requests: 300, window: hour },
  /** Each costs a model's work, and no one pays: a family changes its letter a few times, a workshop writes together. */
  translations: { requests: 60, window: hour },
  /** Each asks the provider, which allows all of us about a hundred requests a second. */
  paymentQuestions: { requests: 120, window: minute },
} as const satisfies Record<string, Limit>;

/**
 * Limits per account, or per e-mail address whether it has one. Only wrong passwords count. An attacker reaches the
 * first limit long before the second, so an owner elsewhere still gets in. When a guesser with many network addresses
 * has reached the second, the owner still gets in with a browser that signed in before; in another one they wait for a
 * quarter of an hour at most, and the link that resets the password lifts both at once.
 */
const perAccount = {
  /** Wrong passwords for one e-mail address from one network address. */
  wrongPasswordsHere: { requests: 10, window: 15 * minute },
  /** Wrong passwords for one e-mail address from everywhere: 5,760 guesses a day, none of them of the commonest. */
  wrongPasswords: { requests: 60, window: 15 * minute },
  /** Wrong passwords in a browser that has signed in to the account before. Counted separately, so that an attacker cannot lock the owner out. */
  wrongPasswordsOfBrowser: { requests: 10, window: 15 * minute },
  /** Wrong current passwords within a session: a stolen session must not be able to guess the password. */
  wrongConfirmations: { requests: 10, window: 15 * minute },
  /** Wrong second factors of one operator: a code has six digits. */
  wrongFactors: { requests: 10, window: 15 * minute },
  /** Sign-ups with one address: enough to put a mistyped form right. */
  registrationsOfAddress: { requests: 5, window: hour },
  /** Mails to one address that anyone can request. Each holds a working link, so no one is locked out. */
  mailsToAddress: { requests: 5, window: hour },
  /**
   * Asking for the newsletter with one address: enough to replace a lost mail. Separate from `mailsToAddress`, so that
   * it cannot be used to keep an owner from getting a new password. A day has a limit of its own
   * (`newsletter/subscribing.ts`).
   */
  newsletterOfAddress: { requests: 3, window: hour },
  /** Letter templates to one address: all three, and one or two again. */
  templatesToAddress: { requests: 5, window: hour },
  /** Copies of messages to one address, which a stranger may have typed. Further messages are taken without a copy. */
  copiesToAddress: { requests: 3, window: hour },
  /** Asking for the free tools with one address: against a flood of rows. */
  capturesOfAddress: { requests: 20, window: hour },
  /** Questions of one account: a long evening before a meeting has fewer, a program has more. */
  answersOfUser: { requests: 60, window: hour },
  /** Questions of one browser that bought something: one use is one answer, and what costs nothing is not endless. */
  answersOfPurchase: { requests: 60, window: hour },
  /** Lists of goals of one account or browser: each is up to 15 answers, and a family has one or two IEPs. */
  goalLists: { requests: 6, window: hour },
  /**
   * Model answers that cost one holder nothing: asked for, and then a refusal or "I do not know". The rules answer
   * beyond it, so that one use cannot drain the day's AI money.
   */
  unchargedModelAnswers: { requests: 5, window: hour },
  /** Questions from the pages of one partner: a statewide center at its busiest. */
  answersOfPartner: { requests: 3_000, window: hour },
  /**
   * Requests from the pages of one partner: ten page loads a second, each with ten calls. Over all its keys, so that a
   * page gone wild at one partner leaves the others alone.
   */
  requestsOfSite: { requests: 6_000, window: minute },
  /** Counts under one site key: two page loads a second with eight counts each; a made-up flood stops there. */
  countsOfSite: { requests: 1_000, window: minute },
  /** Asking to be a partner with one account: enough to put it right after a refusal. */
  applicationsOfUser: { requests: 5, window: hour },
  /** Tests of a partner's webhook: enough for an afternoon of programming. Each makes us call another server. */
  webhookTestsOfUser: { requests: 60, window: hour },
  /**
   * Writes to one synced case. A device waits for a pause in the typing, and a first sync of the largest case is some
   * forty of them; each can be a megabyte.
   */
  casePushesOfUser: { requests: 1_200, window: hour },
  /** Turning sync on or off, and new keys: enough for a parent who changes their mind. */
  caseVaultChangesOfUser: { requests: 30, window: hour },
  /** Joining with one address: enough to come back from the payment page and begin again. */
  membershipsOfAddress: { requests: 10, window: hour },
  /** Notices to the owner of an address that someone joins with; one says all there is to say. */
  joinNoticesToAddress: { requests: 1, window: hour },
} as const satisfies Record<string, Limit>;

/** Every limit there is. */
export const limits = { ...perSender, ...perAccount } as const;

export type SenderLimitName = keyof typeof perSender;
export type AccountLimitName = keyof typeof perAccount;
export type Limits = Readonly<Record<SenderLimitName | AccountLimitName, Limit>>;

export const senderLimitNames = Object.keys(perSender) as readonly SenderLimitName[];
