import { type PaidTool, tools } from "@iep-insider/sdk/catalog";
import {
  type Access,
  access,
  accounts,
  billing,
  type PaymentBegun,
  purchaseKeyHeader,
} from "@iep-insider/sdk/contract";
import type { Simulator } from "../../simulator/createSimulator.ts";
import type { MortalServer } from "./mortalServer.ts";
import type { Random } from "./random.ts";

/** What the buyer has paid for, and how to open it. */
export type Bought =
  | { readonly kind: "use"; readonly payment: string; readonly tool: PaidTool; readonly purchaseKey: string }
  | { readonly kind: "membership"; readonly payment: string; readonly email: string };

export interface World {
  readonly server: Pick<MortalServer, "url" | "up">;
  readonly simulator: Simulator;
  /** Told why each press that was not answered has to be repeated. */
  readonly onUnanswered?: (why: string) => void;
}

const paidTools = tools.filter((tool): tool is PaidTool => tool.payment !== null);
const password = "seven blue kites";
const cards = { pays: "4242424242424242", declined: "4000000000000002" };

/**
 * A person who buys one use, or one time in ten a subscription: presses again when our server does not answer, tries a
 * second card when the first is declined, and half of the time closes the tab before the return page.
 * @param chances decided before, so that a seed decides them whatever the order of events.
 */
export async function buy(world: World, number: number, chances: Chances): Promise<Bought> {
  const email = `buyer${number}@example.org`;
  const from = addressOf(number);
  const bought = chances.joins ? await join(world, email, from) : await buyUse(world, email, from, chances);
  const pay = (card: string) => world.simulator.control.pay({ payment: bought.payment, card });
  if (chances.isDeclinedFirst) await pay(cards.declined);
  const paid = await pay(cards.pays);
  if (paid.status !== "succeeded") throw new Error(`The payment ${bought.payment} was ${paid.status}.`);
  if (chances.comesBack) {
    const back = `${billing.confirmPayment.path}?session_id=${bought.payment}`;
    await fetch(world.server.url + back, { headers: from }).then(
      (response) => response.arrayBuffer(),
      () => undefined,
    );
  }
  return bought;
}

export interface Chances {
  readonly joins: boolean;
  readonly isDeclinedFirst: boolean;
  readonly comesBack: boolean;
  readonly tool: number;
}

export function chancesOf(random: Random): Chances {
  const [joins, isDeclinedFirst, comesBack, tool] = [
    random() < 0.1,
    random() < 0.05,
    random() < 0.5,
    random(),
  ];
  return { joins, isDeclinedFirst, comesBack, tool };
}

async function buyUse(world: World, email: string, from: Headers, chances: Chances): Promise<Bought> {
  const tool = paidTools[Math.floor(chances.tool * paidTools.length)] as PaidTool;
  const ask = { email, paymentType: tool.payment, toolUsed: tool.id, toolName: tool.title };
  const begun = await untilAnswered<PaymentBegun>(world, billing.createPayment.path, ask, from);
  if (begun.purchaseKey === null) throw new Error("A purchase without an account came without a key.");
  return { kind: "use", payment: idOf(begun.checkoutUrl), tool, purchaseKey: begun.purchaseKey };
}

async function join(world: World, email: string, from: Headers): Promise<Bought> {
  const ask = { email, name: "Maria Alvarez", password, createAccount: true, acceptsRenewal: true };
  const begun = await untilAnswered<PaymentBegun>(world, billing.createSubscription.path, ask, from);
  return { kind: "membership", payment: idOf(begun.checkoutUrl), email };
}

/** Whether a buyer can open what was paid for, now. @returns what is wrong, or null. */
export async function tryToOpen(world: World, number: number, bought: Bought): Promise<string | null> {
  const { server } = world;
  const from = addressOf(number);
  if (bought.kind === "membership") {
    const login = { email: bought.email, password };
    const { token } = await untilAnswered<{ token: string }>(world, accounts.login.path, login, from);
    const { everything } = await get<Access>(server, access.getAccess.path, {
      ...from,
      Authorization: `Bearer ${token}`,
    });
    return everything ? null : "the membership opens nothing";
  }
  const headers = { ...from, [purchaseKeyHeader]: bought.purchaseKey };
  const { unspent } = await get<Access>(server, access.getAccess.path, headers);
  const uses = unspent.filter(({ kind }) => kind === bought.tool.payment).length;
  if (uses !== 1) return `${uses} uses of ${bought.tool.id} in place of one`;
  return null;
}

type Headers = Readonly<Record<string, string>>;

/** Each person has a network address of their own, so that the real limits hold. */
function addressOf(number: number): Headers {
  return { "X-Forwarded-For": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
}

function idOf(checkoutUrl: string | undefined): string {
  const id = checkoutUrl?.split("/").at(-1);
  if (!id) throw new Error("Nothing was begun.");
  return id;
}

/** Asks until there is an answer. @throws when it is a refusal. */
async function untilAnswered<Answer>(
  { server, onUnanswered }: World,
  path: string,
  json: unknown,
  headers: Headers,
): Promise<Answer> {
  for (;;) {
    await server.up();
    try {
      const response = await fetch(server.url + path, {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/json" },
        body: JSON.stringify(json),
      });
      if (response.status === 503 || response.status === 408) {
        // "Please try again": the provider was slow to answer, or the server did not come to read the request in time.
        onUnanswered?.(`${response.status} ${(await response.text()).slice(0, 120)}`);
        await new Promise((resolve) => setTimeout(resolve, 500));
        continue;
      }
      if (!response.ok) throw new Refused(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Answer;
    } catch (error) {
      if (error instanceof Refused) throw error;
      // Killed while it answered: the person presses again.
      onUnanswered?.(describeFailure(error));
    }
  }
}

class Refused extends Error {}

/** Why `fetch` got no answer: its own message says only that it failed. */
export function describeFailure(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : "";
  return `${error} ${cause}`.trim();
}

async function get<Answer>({ url }: World["server"], path: string, headers: Headers): Promise<Answer> {
  const response = await fetch(url + path, { headers });
  if (!response.ok) throw new Refused(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
