import { setTimeout as pause } from "node:timers/promises";
import { tools } from "@iep-insider/sdk/catalog";
import {
  access,
  accounts,
  ai,
  type Call,
  contacts,
  purchaseKeyHeader,
  usage,
} from "@iep-insider/sdk/contract";
import { type Bought, buy, describeFailure, type World } from "../faults/buyer.ts";
import type { Random } from "../faults/random.ts";
import { registration, supportRequest } from "../samples.ts";

/** One request, and how it ended. */
export interface Sample {
  readonly kind: string;
  /** When it began, in milliseconds of `performance.now()`. */
  readonly at: number;
  readonly took: number;
  /** Null if the answer was correct. */
  readonly problem: string | null;
}

/** What the server has confirmed, and what it may have written without confirming it. */
export interface Acknowledged {
  readonly counts: { confirmed: number; unclear: number };
  readonly accounts: string[];
  readonly messages: string[];
  readonly bought: Map<number, Bought>;
  /** Answers that were charged, by purchase. */
  readonly charged: Map<number, number>;
}

interface Visitor {
  readonly number: number;
  readonly random: Random;
  token: string | null;
}

const paid = tools.filter(({ payment }) => payment !== null);
/** The place of the goal analyzer among what the buyer chooses from by a number from 0 to 1. */
const goals = (paid.findIndex(({ id }) => id === "goal-analyzer") + 0.5) / paid.length;
/** A visitor does so many things from one network address, so that the real limits hold. */
const actionsOfOne = 15;

/**
 * A closed loop: each of `workers` does one thing after the other until it is stopped. Of a hundred things about 55 are
 * reads, 25 counts, 7 sign-ups, 7 messages and 6 purchases, each with two questions at once for one paid answer.
 */
export function startLoad(
  world: World,
  { workers, random, origin }: { workers: number; random: Random; origin: string },
) {
  const samples: Sample[] = [];
  const acknowledged: Acknowledged = {
    counts: { confirmed: 0, unclear: 0 },
    accounts: [],
    messages: [],
    bought: new Map(),
    charged: new Map(),
  };
  const counting = new Set<Promise<void>>();
  let isOver = false;
  let visitors = 0;

  async function ask<Input, Output>(
    { number, token }: Visitor,
    call: Call<Input, Output>,
    { json, headers, expected = [200] }: Asked = {},
  ): Promise<{ status: number; body: Output | null }> {
    const began = performance.now();
    const note = (problem: string | null) => {
      const took = performance.now() - began;
      samples.push({ kind: `${call.method} ${call.path}`, at: began, took, problem });
    };
    try {
      const response = await fetch(world.server.url + call.path, {
        method: call.method,
        headers: {
          ...addressOf(number),
          Origin: origin,
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(json !== undefined && { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      });
      const text = await response.text();
      const isRight = expected.includes(response.status);
      note(isRight ? null : `${response.status} ${text.slice(0, 120)}`);
      return { status: response.status, body: isRight && text ? (JSON.parse(text) as Output) : null };
    } catch (error) {
      note(describeFailure(error));
      return { status: 0, body: null };
    }
  }

  async function read(visitor: Visitor): Promise<void> {
    // A session that was confirmed is known at once, on every process.
    if (visitor.token) await ask(visitor, accounts.getUser);
    else await ask(visitor, access.getAccess);
  }

  /** As a page does: nothing waits for a count, which is answered when its batch is stored. */
  function count(visitor: Visitor): void {
    const counted = countView(visitor).finally(() => counting.delete(counted));
    counting.add(counted);
  }

  async function countView(visitor: Visitor): Promise<void> {
    const json = { event: "page_view", subject: "/pricing" };
    const { status } = await ask(visitor, usage.count, { json, expected: [204] });
    if (status === 204) acknowledged.counts.confirmed += 1;
    else acknowledged.counts.unclear += 1;
  }

  async function signUp(visitor: Visitor, email: string): Promise<void> {
    const json = registration({ email });
    const { body } = await ask(visitor, accounts.register, { json, expected: [201] });
    if (!body) return;
    visitor.token = body.token;
    acknowledged.accounts.push(email);
  }

  async function write(visitor: Visitor, email: string): Promise<void> {
    const json = supportRequest({ email });
    const { status } = await ask(visitor, contacts.sendSupportRequest, { json, expected: [201] });
    if (status === 201) acknowledged.messages.push(email);
  }

  async function buyAnAnswer(visitor: Visitor): Promise<void> {
    const { number } = visitor;
    const began = performance.now();
    // A buyer presses again until there is an answer; each press that got none is an error.
    const onUnanswered = (why: string) =>
      samples.push({ kind: "purchase", at: performance.now(), took: 0, problem: `pressed again: ${why}` });
    const chances = { joins: false, isDeclinedFirst: false, comesBack: true, tool: goals };
    const press = async (): Promise<Bought | null> => {
      try {
        return await buy({ ...world, onUnanswered }, number, chances);
      } catch (error) {
        onUnanswered(String(error).slice(0, 160));
        if (isOver) return null;
        await pause(500);
        return press();
      }
    };
    const bought = await press();
    if (!bought) return;
    acknowledged.bought.set(number, bought);
    samples.push({ kind: "purchase", at: began, took: performance.now() - began, problem: null });
    if (bought.kind === "use") await askTwice(visitor, bought.purchaseKey);
  }

  /** Two questions at the same moment for one answer that was paid. */
  async function askTwice(visitor: Visitor, purchaseKey: string): Promise<void> {
    const headers = { [purchaseKeyHeader]: purchaseKey };
    for (let tries = 0; tries < 20; tries += 1) {
      const answers = await Promise.all(
        [90, 110].map((words) =>
          ask(visitor, ai.analyzeGoal, {
            json: {
              goalText: `By June, the student will read ${words} words in a minute.`,
              isConfirmed: true,
            },
            headers,
            expected: [200, 402],
          }),
        ),
      );
      const charged = answers.filter(({ body, status }) => status === 200 && body?.isCharged).length;
      acknowledged.charged.set(visitor.number, (acknowledged.charged.get(visitor.number) ?? 0) + charged);
      if (charged > 0) return;
      // Its webhook is on the way; or the answer was lost, which a buyer takes back by a button.
      await pause(500);
    }
  }

  async function visit(): Promise<void> {
    const number = visitors++;
    const visitor: Visitor = { number, random, token: null };
    for (let action = 0; action < actionsOfOne && !isOver; action += 1) {
      const at = random();
      const email = `visitor${number}x${action}@example.org`;
      if (at < 0.55) await read(visitor);
      else if (at < 0.8) count(visitor);
      else if (at < 0.87 && !visitor.token) await signUp(visitor, email);
      else if (at < 0.94) await write(visitor, email);
      else if (!acknowledged.bought.has(number)) await buyAnAnswer(visitor);
    }
  }

  const done = Promise.all(
    Array.from({ length: workers }, async () => {
      while (!isOver) await visit();
    }),
  );
  return {
    samples,
    acknowledged,
    /** Lets everything that was begun come to its end. */
    async stop(): Promise<void> {
      isOver = true;
      await done;
      await Promise.all(counting);
    },
  };
}

interface Asked {
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly expected?: readonly number[];
}

function addressOf(number: number): Readonly<Record<string, string>> {
  return { "X-Forwarded-For": `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
}
