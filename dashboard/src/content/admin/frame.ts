import { type Head, titled } from "../heads.ts";

// The header and navigation of every operator screen.

export const operatorsOnly = {
  title: "This page is for operators.",
  text: "Your account cannot open it. Nothing is wrong with your account, and nothing of it has changed.",
  account: "Go to My Account",
  home: "Go to the home page",
} as const;

/** One of the operator's screens. */
export interface AdminSection {
  readonly path: string;
  /** In the menu, and in the browser's tab. */
  readonly name: string;
  /** What it is for, in the head of its file. */
  readonly description: string;
}

export const adminSections = {
  today: {
    path: "/admin",
    name: "Today",
    description: "What waits for an operator now. For operators.",
  },
  contacts: {
    path: "/admin/messages",
    name: "Contact Submissions",
    description: "What people wrote to us. For operators.",
  },
  payments: {
    path: "/admin/payments",
    name: "Payments",
    description: "What was paid, and the details of each payment. For operators.",
  },
  users: {
    path: "/admin/users",
    name: "Users",
    description: "Accounts, and what they may do here. For operators.",
  },
  usage: {
    path: "/admin/usage",
    name: "Usage",
    description: "How often the tools are used, and what the AI costs. For operators.",
  },
  mails: {
    path: "/admin/mails",
    name: "Mails",
    description: "Mails that wait, that went out, and that could not be sent. For operators.",
  },
  law: {
    path: "/admin/law",
    name: "Law",
    description: "The facts of law that we hold, how sure each is, and how old. For operators.",
  },
  partners: {
    path: "/admin/partners",
    name: "Partners",
    description: "The sites that embed our tools under a key of their own. For operators.",
  },
  audit: {
    path: "/admin/audit",
    name: "Audit log",
    description: "What operators did here, and when. For operators.",
  },
  health: {
    path: "/admin/health",
    name: "Health",
    description: "What is set up on this server, and whether it works. For operators.",
  },
} as const satisfies Readonly<Record<string, AdminSection>>;

export type AdminSectionName = keyof typeof adminSections;

export function adminHead({ name, description }: AdminSection): Head {
  return { title: titled(name), description };
}

export const adminMenu = {
  label: "Operator's screens",
  toSite: "Back to the site",
} as const;
