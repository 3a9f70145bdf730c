import type { ServiceStates } from "@iep-insider/sdk/contract";

type Service = ServiceStates["services"][number];

// Texts of /status.

export const statusPage = {
  title: "Status",
  lead: "Does everything work right now? This page asks our server when you open it.",
  asking: "Asking our server…",
  again: "Check again",
  checked: (when: string) => `As of ${when}`,
  allWell: "Everything works.",
  someLimited: "Some of it is slow or works in part.",
  down: {
    title: "Our server does not answer right now.",
    text: "Nothing you saved in this browser is lost. It may be your connection: check it, then try again. If others have the same problem, it is us, and we are on it.",
  },
  services: {
    accounts: {
      name: "Accounts",
      covers: "Signing in, your account, and a case kept on several devices",
      limited: "The server is being updated. Some of it may fail for a few minutes.",
    },
    payments: {
      name: "Payments",
      covers: "Buying a use, a membership, and refunds",
      limited: "A payment may show up late. You are never charged twice, and what you paid for will open.",
    },
    mail: {
      name: "Email",
      covers: "Links to confirm an address or set a password, receipts, and reminders",
      limited: "Mails are late. They are kept and will be sent. You need not ask for them again.",
    },
    answers: {
      name: "AI tools",
      covers: "The chat, the goal analyzer, the denial decoder, the jargon translator, and the dispute guide",
      limited:
        "For the rest of today our own rules answer. They know the same law, and say when they are not sure.",
    },
  },
  states: { working: "Works", limited: "Slow or in part" },
  local: {
    title: "What works without our server",
    text: "The questionnaires, letters, checklists and the rights guide answer in your browser. So do your case, its dates, the evidence log and meeting mode. After one visit, they also open with no connection.",
  },
} as const satisfies {
  services: Record<Service["name"], object>;
  states: Record<Service["state"], string>;
} & Record<string, unknown>;
