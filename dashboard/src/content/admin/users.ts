import type { Role, SubscriptionStatus, UserEntitlement } from "@iep-insider/sdk/contract";

// Texts of the operator screen of accounts.

export const usersWords = {
  lead: "Accounts and their rights. Search by email address, name or number.",
  loading: "Loading accounts…",
  caption: "Accounts",
  search: "Search",
  searchHint: "The beginning of an email address, first name or last name, or a number such as #12.",
  noneTitle: "No account yet",
  noneText: "No one has signed up.",
  nothingTitle: "No account found",
  nothingText: "No account matches your search.",
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

export const userWords = {
  loading: "Loading the account…",
  back: "Back to the list",
  missingTitle: "Account not found.",
  missingText: "It may have been deleted, or the number is wrong.",
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
      "User. This address is in ADMIN_EMAILS on the server: once it is confirmed, the account becomes an operator at its next sign-in.",
    granted: "Operator. The role was granted by an operator or a command.",
    listed: "Operator, because this address is in ADMIN_EMAILS on the server.",
  },
  allTools: {
    closed: "Not open",
    granted: "Open. Granted by an operator or a command.",
    listed: "Open, because this address is in OWNER_EMAILS on the server.",
    both: "Open. Granted by an operator or a command, and this address is in OWNER_EMAILS on the server.",
  },
  paidUntil: (status: string, day: string) => `${status}. Paid until ${day}.`,
  links: {
    title: "More about this account",
    payments: "Its payments",
    messages: "Its messages",
    audit: "Operator actions on it",
    auditOfOperator: "Its actions as an operator",
  },
  entitlements: {
    title: "Access",
    caption: "Rights to use tools, newest first",
    none: "No purchases and no grants. The free tools are open to everyone.",
    heads: { what: "What", from: "From", since: "Since", until: "Until", uses: "Uses left" },
    all: "All tools",
    firstOf: {
      ai_question: "One AI tool, the first one used",
      quiz: "One assessment, the first one used",
    },
    noEnd: "Never",
    anyNumber: "Unlimited",
    payment: (id: number) => `Payment #${id}`,
  },
  sessions: {
    title: "Sessions",
    caption: "Signed-in browsers, newest first",
    none: "No active sessions.",
    heads: { device: "Browser", since: "Since", lastUsed: "Last used" },
    unknown: "Unknown browser",
  },
  mails: {
    title: "Mails to it",
    lead: "The latest mails of the last 30 days. Their content is not kept.",
    caption: "Mails, newest first",
    none: "No mail in the last 30 days.",
    heads: { kind: "Mail", written: "Written", outcome: "Outcome" },
    sent: "Sent",
    givenUp: "Could not be sent",
    waiting: "Waiting",
  },
  actions: {
    title: "Actions",
    lead: "Each asks for confirmation and is recorded in the audit log.",
    ownRole: "You cannot remove your own operator role. Another operator can.",
    onlyOperator: "You are the only operator. Make another account an operator before you give up the role.",
    ownSessions: "You can end your own sessions under",
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

const signedOut = "They are signed out everywhere.";
/** Shown instead of the button. */
export const notConfirmed =
  "This account cannot become an operator: its email address is not confirmed. Ask them to follow the link in their confirmation email.";

export function makeOperator() {
  return {
    button: "Make operator",
    title: "Make this account an operator?",
    text: `They can then read all messages and payments, issue refunds, and change other accounts' rights. ${signedOut}`,
    confirm: "Make operator",
    done: "They are an operator now.",
  };
}

/** @param comesBack whether the address is in ADMIN_EMAILS. */
export function takeRole(comesBack: boolean) {
  const text = `They can no longer open these screens. ${signedOut}`;
  const again =
    "But this address is in ADMIN_EMAILS on the server, so the role returns at their next sign-in. To remove it for good, remove the address from that list and restart the server.";
  return {
    button: "Remove operator role",
    title: "Remove the operator role?",
    text: comesBack ? `${text} ${again}` : text,
    confirm: "Remove the role",
    done: "The role was removed.",
  };
}

export function openAllTools() {
  return {
    button: "Grant all tools",
    title: "Grant all tools to this account?",
    text: "Every tool is open to them without paying, until an operator revokes it. If they have a membership, it continues and is charged as before.",
    confirm: "Grant all tools",
    done: "All tools are open to them.",
  };
}

/** @param staysOpen whether the address is in OWNER_EMAILS. */
export function takeAllToolsBack(staysOpen: boolean) {
  const text = "They keep what they paid for, including a membership.";
  const listed = "All tools stay open anyway, because this address is in OWNER_EMAILS on the server.";
  return {
    button: "Revoke all tools",
    title: "Revoke all tools?",
    text: staysOpen ? `${text} ${listed}` : text,
    confirm: "Revoke all tools",
    done: "Revoked.",
  };
}

export function endSessions() {
  return {
    button: "End all sessions",
    title: "Sign this account out everywhere?",
    text: "Every browser that is signed in to this account has to sign in again. Nothing else changes, including the password.",
    confirm: "Sign out everywhere",
    done: "They are signed out everywhere.",
  };
}
