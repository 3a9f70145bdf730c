import { access, accounts, ai, contacts, usage } from "@iep-insider/sdk/contract";

/** One request that is sent to both servers. */
export interface Case {
  readonly name: string;
  readonly method: "GET" | "POST";
  /** Its path on the product and on the bare server. */
  readonly product: string;
  readonly bare: string;
  /** Sent as JSON; `[<id>]` is replaced by a unique value each time. */
  readonly body?: unknown;
  /** How many ask at once, where it is not as many as the pool of one process has connections to the database. */
  readonly connections?: number;
}

const question = {
  question: "The school has not answered my request for an evaluation for two months. What can I do?",
  state: "TX",
};

const message = {
  firstName: "Maria",
  lastName: "Alvarez",
  email: "maria.[<id>]@example.org",
  phone: "555 0100",
  serviceType: "records-review",
  message:
    "My son's school sent a new plan with fewer hours of speech therapy. I have the old plan and three years of reports. Could you read them before the meeting on the 14th?",
};

/** What `npm run bench -- api` measures. */
export const cases: readonly Case[] = [
  { name: "who am I (read)", method: "GET", product: accounts.getUser.path, bare: "/account" },
  { name: "what is open (access)", method: "GET", product: access.getAccess.path, bare: "/access" },
  {
    // As many page views at once as one write should take.
    name: "count of a page view",
    method: "POST",
    product: usage.count.path,
    bare: "/count",
    body: { event: "page_view", subject: "/pricing" },
    connections: 1000,
  },
  {
    name: "AI question, bare server without an answer",
    method: "POST",
    product: ai.chat.path,
    bare: "/question",
    body: question,
  },
  {
    name: "AI question, bare server with the same rules engine",
    method: "POST",
    product: ai.chat.path,
    bare: "/question-with-answer",
    body: question,
  },
  {
    name: "message from the contact form",
    method: "POST",
    product: contacts.sendSupportRequest.path,
    bare: "/message",
    body: message,
  },
];
