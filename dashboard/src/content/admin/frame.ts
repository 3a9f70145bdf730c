import { type Head, titled } from "../heads.ts";

// Texts of the header and navigation of the operator screens.

export const operatorsOnly = {
  title: "This page is for operators.",
  text: "Your account cannot open it. Nothing is wrong with your account, and nothing has changed.",
  account: "Go to My Account",
  home: "Go to the home page",
} as const;

export interface AdminSection {
  readonly path: string;
  /** In the menu, and in the browser's tab. */
  readonly name: string;
  /** The page's meta description. */
  readonly description: string;
}

export const adminSections = {
  today: {
    path: "/admin",
    name: "Today",
    description: "What needs attention now. For operators.",
  },
  contacts: {
    path: "/admin/messages",
    name: "Contact Submissions",
    description: "Messages from visitors. For operators.",
  },
  payments: {
    path: "/admin/payments",
    name: "Payments",
    description: "Payments and their details. For operators.",
  },
  users: {
    path: "/admin/users",
    name: "Users",
    description: "Accounts and their rights. For operators.",
  },
  usage: {
    path: "/admin/usage",
    name: "Usage",
    description: "How often the tools are used, and what the AI costs. For operators.",
  },
  mails: {
    path: "/admin/mails",
    name: "Mails",
    description: "Mails that are waiting, sent or failed. For operators.",
  },
  law: {
    path: "/admin/law",
    name: "Law",
    description: "The legal facts in the law library, with status and age. For operators.",
  },
  partners: {
    path: "/admin/partners",
    name: "Partners",
    description: "Sites that embed our tools with a site key. For operators.",
  },
  audit: {
    path: "/admin/audit",
    name: "Audit log",
    description: "Operator actions. For operators.",
  },
  health: {
    path: "/admin/health",
    name: "Health",
    description: "What is configured on this server, and whether it works. For operators.",
  },
} as const satisfies Readonly<Record<string, AdminSection>>;

export type AdminSectionName = keyof typeof adminSections;

export function adminHead({ name, description }: AdminSection): Head {
  return { title: titled(name), description };
}

export const adminMenu = {
  label: "Operator screens",
  toSite: "Back to the site",
} as const;
