import type { Role, SubscriptionStatus, UserEntitlement } from "@iep-insider/sdk/contract";

// The operator's screen of accounts.

export const usersWords = {
  lead: "Accounts: who they are, and what is open to them. Find one by its address, its name or its number.",
  loading: "Loading accounts…",
  caption: "Accounts",
  search: "Search",
  searchHint: "How an address, a first or a last name begins, or a number such as #12.",
  noneTitle: "No account yet",
  noneText: "No one has signed up yet.",
  nothingTitle: "No account found",
  nothingText: "No account fits what you look for.",
  filters: { role: "Role", membership: "Membership", verified: "Address" },
  heads: {
    account: "Account",
    number: "Number",
    joined: "Joined",
    address: "Address",
    membership: "Membership",
    rights: "Rights",
  },
  number: (id: number) => `#${id}`,
  none: "None",
  allTools: "All tools",
} as const;

export const roleWords: Readonly<Record<Role, string>> = { user: "User", admin: "Operator" };

export const membershipWords: Readonly<Record<SubscriptionStatus, string>> = {
  inactive: "None",
  active: "Active",
  cancelled: "Cancelled",
  past_due: "Payment late",
};

export const verifiedWords = { yes: "Confirmed", no: "Not confirmed" } as const;

/** One account. */
export const userWords = {
  loading: "Loading the account…",
  back: "Back to the list",
  missingTitle: "There is no such account.",
  missingText: "It may have been deleted, or the number is a wrong one.",
  facts: {
    name: "Name",
    number: "Number",
    joined: "Joined",
    address: "Address",
    role: "Role",
    membership: "Membership",
    allTools: "All tools",
  },
  noName: "Not given",
  role: {
    user: "User",
    userListed:
      "User. ADMIN_EMAILS on the server names this address: it becomes an operator when it signs in, once it is confirmed.",
    granted: "Operator. An operator or a command gave the role.",
    listed: "Operator, because ADMIN_EMAILS on the server names this address.",
  },
  allTools: {
    closed: "Not open",
    granted: "Open. An operator or a command opened them.",
    listed: "Open, because OWNER_EMAILS on the server names this address.",
    both: "Open. An operator opened them, and OWNER_EMAILS on the server names this address.",
  },
  paidUntil: (status: string, day: string) => `${status}. Paid until ${day}.`,
  links: {
    title: "More about this account",
    payments: "Its payments",
    messages: "Its messages",
    audit: "What operators did to it",
    auditOfOperator: "What it did as an operator",
  },
  entitlements: {
    title: "What is open to it",
    caption: "Rights to use tools, newest first",
    none: "Nothing was bought or opened. The free tools are open to everybody.",
    heads: { what: "What", from: "From", since: "Since", until: "Until", uses: "Uses left" },
    all: "All tools",
    firstOf: {
      ai_question: "One AI tool, whichever it uses first",
      quiz: "One assessment, whichever it uses first",
    },
    noEnd: "No end",
    anyNumber: "Any number",
    payment: (id: number) => `Payment #${id}`,
  },
  sessions: {
    title: "Where it is signed in",
    caption: "Browsers that are signed in, newest first",
    none: "It is signed in nowhere.",
    heads: { device: "Browser", since: "Since", lastUsed: "Last used" },
    unknown: "Unknown browser",
  },
  mails: {
    title: "Mails to it",
    lead: "The last ones of 30 days. What they said is not kept.",
    caption: "Mails, newest first",
    none: "No mail in the last 30 days.",
    heads: { kind: "Mail", written: "Written", outcome: "What came of it" },
    sent: "Sent",
    givenUp: "Could not be sent",
    waiting: "Waits to be sent",
  },
  actions: {
    title: "What you can change",
    lead: "Each asks first, and is written down in the audit log.",
    ownRole: "You cannot take the operator's role from yourself. Another operator can.",
    onlyOperator: "You are the only operator. Make another account one before you give up the role.",
    ownSessions: "Your own sessions you can end under",
    toAccount: "My Account",
  },
} as const;

export const sourceWords: Readonly<Record<UserEntitlement["source"], string>> = {
  grant: "An operator or a command",
  list: "OWNER_EMAILS on the server",
  subscription: "Membership",
  purchase: "Purchase",
  sponsored: "Paid for by a partner",
};

const signedOut = "Wherever they are signed in, they are signed out.";
/** Shown instead of the button. */
export const notConfirmed =
  "This account cannot become an operator: its email address is not confirmed. Ask them to press the link in their confirmation email.";

/** @param isConfirmed whether the address is theirs for sure. */
export function makeOperator() {
  return {
    button: "Make operator",
    title: "Make this account an operator?",
    text: `They can then read all messages and payments, give money back, and change what others may do. ${signedOut}`,
    confirm: "Make operator",
    done: "They are an operator now.",
  };
}

/** @param comesBack whether ADMIN_EMAILS gives the role again. */
export function takeRole(comesBack: boolean) {
  const text = `They can no longer open these screens. ${signedOut}`;
  const again =
    "But ADMIN_EMAILS on the server names this address: the role comes back when they sign in next. To end it for good, take the address off that list and start the server again.";
  return {
    button: "Take the operator's role away",
    title: "Take the operator's role away?",
    text: comesBack ? `${text} ${again}` : text,
    confirm: "Take the role away",
    done: "The role is taken away.",
  };
}

export function openAllTools() {
  return {
    button: "Open all tools",
    title: "Open all tools to this account?",
    text: "Every tool is open to them without paying, until an operator takes that back. If they have a membership, it goes on and is charged as before.",
    confirm: "Open all tools",
    done: "All tools are open to them.",
  };
}

/** @param staysOpen whether OWNER_EMAILS opens all tools as well. */
export function takeAllToolsBack(staysOpen: boolean) {
  const text = "What they paid for stays theirs, a membership too.";
  const listed =
    "All tools stay open to them all the same, because OWNER_EMAILS on the server names this address.";
  return {
    button: "Take all tools back",
    title: "Take all tools back?",
    text: staysOpen ? `${text} ${listed}` : text,
    confirm: "Take all tools back",
    done: "That is taken back.",
  };
}

export function endSessions() {
  return {
    button: "End all its sessions",
    title: "Sign this account out everywhere?",
    text: "Every browser that is signed in to this account has to sign in again. Nothing else is changed, nor is the password.",
    confirm: "Sign out everywhere",
    done: "They are signed out everywhere.",
  };
}
