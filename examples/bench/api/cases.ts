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
  /** Requests of a round to each server. */
  readonly requests: number;
  readonly limits: Limits;
}

/** The most that a request may cost. */
export interface Limits {
  /** Processor time of our server, in that of the bare one. */
  readonly times: number;
  /** Statements that our server sends to the database. */
  readonly statements?: number;
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
  {
    name: "who am I (read)",
    method: "GET",
    product: accounts.getUser.path,
    bare: "/account",
    requests: 200,
    limits: { times: 1.6 },
  },
  {
    name: "what is open (access)",
    method: "GET",
    product: access.getAccess.path,
    bare: "/access",
    requests: 200,
    limits: { times: 1.6 },
  },
  {
    // As many page views at once as one write should take.
    name: "count of a page view",
    method: "POST",
    product: usage.count.path,
    bare: "/count",
    body: { event: "page_view", subject: "/pricing" },
    connections: 1000,
    requests: 1000,
    limits: { times: 1, statements: 0.005 },
  },
  {
    name: "AI question, beside a bare server with the same rules engine",
    method: "POST",
    product: ai.chat.path,
    bare: "/question",
    body: question,
    requests: 50,
    limits: { times: 1.6 },
  },
  {
    name: "message from the contact form",
    method: "POST",
    product: contacts.sendSupportRequest.path,
    bare: "/message",
    body: message,
    requests: 100,
    limits: { times: 2.5 },
  },
];
