import { screen, waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import type { ToolId } from "../catalog/index.ts";
import { type Access, siteErrorCodes } from "../contract/index.ts";
import type { AccessSurroundings } from "./AccessSurroundings.ts";
import {
  type Asked,
  accessWith,
  aKey,
  fakeServer,
  fakeSession,
  fakeSurroundings,
  inAnHour,
  opened,
  refusal,
} from "./tests/fakeSurroundings.ts";
import { showTool } from "./tests/showTool.tsx";

const calls = (asked: readonly Asked[]) => asked.map(({ call }) => call);
const isOpen = () => screen.findByRole("heading", { name: "The tool" });
const offer = () => screen.findByRole("radio", { name: /One use for \$4.99/ });
const emailGate = () => screen.findByText("Free Tool Access");
const oneUse = () => screen.findByText(/You have one paid use/);
const waiting = () => screen.findByText("A payment is not finished yet");
const modal = () => screen.findByRole("dialog", { name: "Open Letter Generator", hidden: true });

const withKey = () => {
  const surroundings = fakeSurroundings();
  surroundings.purchaseKeys.keep(aKey);
  return surroundings;
};
const signedIn = () => fakeSurroundings({ session: fakeSession() });
const use = { tool: "letter-generator", kind: "quiz" } as const;
const credit = { tool: null, kind: "quiz" } as const;

const known = () => fakeSurroundings({ session: fakeSession("a.b.c", true) });
const justPaid = () => Object.assign(withKey(), { isJustPaid: () => true });
const gaveEmailHere = () => {
  const surroundings = fakeSurroundings({ emailAccess: null });
  surroundings.memory.hasGivenEmail = true;
  return surroundings;
};
const gaveEmailBefore = () => {
  const surroundings = fakeSurroundings();
  surroundings.emailAccess?.give();
  return surroundings;
};

const noCalls: string[] = [];
const asks = ["GET /api/access"];
const redeems = [...asks, "POST /api/access/redeem"];
const day = { open: [{ tool: "letter-generator", until: inAnHour() }] } as const;
const answer = { unspent: [{ tool: "goal-analyzer", kind: "ai_question" }] } as const;

/** Who comes, what the server says of them, what they then see, and which calls were made. */
const rows: readonly [
  why: string,
  tool: ToolId,
  surroundings: () => AccessSurroundings,
  access: Partial<Access> | null,
  sees: () => Promise<unknown>,
  made: readonly string[],
][] = [
  ["a visitor with nothing", "letter-generator", fakeSurroundings, null, offer, noCalls],
  ["a key that opens nothing", "letter-generator", withKey, {}, offer, asks],
  ["a key whose day runs", "letter-generator", withKey, day, isOpen, asks],
  ["a use, which asks before its day begins", "letter-generator", withKey, { unspent: [use] }, oneUse, asks],
  ["a use just paid for, which does not", "letter-generator", justPaid, { unspent: [use] }, isOpen, redeems],
  [
    "a credit, which another tool may want",
    "letter-generator",
    justPaid,
    { unspent: [credit] },
    oneUse,
    asks,
  ],
  ["a use of an AI tool, which is spent with an answer", "goal-analyzer", withKey, answer, isOpen, asks],
  ["the jargon translator, whose glossary is free", "jargon-translator", withKey, null, isOpen, noCalls],
  ["a payment under way", "letter-generator", withKey, { pending: ["letter-generator"] }, waiting, asks],
  ["a signed-in user without access", "letter-generator", signedIn, {}, modal, asks],
  ["a right to all tools", "letter-generator", signedIn, { everything: true }, isOpen, asks],
  ["a right to all tools that is known already", "letter-generator", known, null, isOpen, noCalls],
  ["a free tool", "rights-guide", fakeSurroundings, null, emailGate, noCalls],
  ["a free tool, signed in", "rights-guide", signedIn, null, isOpen, noCalls],
  ["a free tool, after a purchase", "rights-guide", withKey, null, isOpen, noCalls],
  ["a free tool, with an address given on this page", "rights-guide", gaveEmailHere, null, isOpen, noCalls],
  [
    "a free tool, with an address given within 30 days",
    "rights-guide",
    gaveEmailBefore,
    null,
    isOpen,
    noCalls,
  ],
];

it.each(rows)("who may use a tool: %s", async (_, tool, surroundings, access, sees, made) => {
  const asked = fakeServer({
    ...(access && { "GET /api/access": accessWith(access) }),
    "POST /api/access/redeem": opened("letter-generator"),
  });
  showTool(tool, surroundings());
  expect(await sees()).toBeTruthy();
  expect(calls(asked)).toEqual(made);
});

describe("records of this browser", () => {
  const aRecord = (name: string, some: object) => ({
    [name]: JSON.stringify({ toolName: "Letter Generator", expires: Date.now() + 60_000, ...some }),
  });

  const payment = aRecord("iep_payment_verification:letters", { verified: true, timestamp: Date.now() });
  const access = aRecord("iep_verified_access", { sessionToken: aKey });
  const show = (entries: Readonly<Record<string, string>>, answer?: Access) => {
    const asked = fakeServer({
      ...(answer && { "GET /api/access": answer }),
      "POST /api/access/redeem": opened("letter-generator"),
    });
    const { storage, ...surroundings } = fakeSurroundings({ entries });
    showTool("letter-generator", surroundings);
    return { asked, storage };
  };

  it("open nothing where the server knows nothing, whatever they say", async () => {
    const { asked, storage } = show({ ...payment, ...access }, accessWith());
    await offer();
    expect(calls(asked)).toEqual(asks);
    expect(asked[0]?.headers["X-Purchase-Key"]).toBe(aKey);
    expect([...storage.kept.keys()]).toEqual(["iep_purchase_key"]);
  });

  it("open nothing where there is nothing to ask with", async () => {
    const { asked } = show(payment);
    await offer();
    expect(asked).toEqual([]);
  });

  it("of a payment lead straight into the tool, once the server knows of it", async () => {
    const { storage } = show({ ...payment, iep_purchase_key: aKey }, accessWith({ unspent: [use] }));
    await isOpen();
    expect(JSON.parse(storage.kept.get("iep_verified_access") ?? "{}")).toMatchObject({
      toolName: "Letter Generator",
      sessionToken: aKey,
    });
  });

  it("of an opened tool bring back a key that was lost", async () => {
    show(access, accessWith(day));
    await isOpen();
  });
});

describe("asking the server", () => {
  it("is done once for all tools of a page, and not again for five minutes where a tool is open", async () => {
    const asked = fakeServer({ "GET /api/access": accessWith({ everything: true }) });
    const surroundings = withKey();
    const areOpen = (count: number) =>
      waitFor(() => expect(screen.getAllByText("The tool")).toHaveLength(count));
    showTool("letter-generator", surroundings);
    showTool("504-screener", surroundings);
    await areOpen(2);
    showTool("aide-screener", surroundings);
    await areOpen(3);
    expect(calls(asked)).toEqual(asks);
    const known = surroundings.memory.answer;
    if (known) surroundings.memory.answer = { ...known, at: Date.now() - 5 * 60_000 - 1 };
    showTool("evaluation-screener", surroundings);
    await areOpen(4);
    expect(asked).toHaveLength(2);
    // Nor does the answer hold for another key.
    surroundings.purchaseKeys.keep("z".repeat(43));
    showTool("letter-generator", surroundings);
    await areOpen(5);
    expect(asked).toHaveLength(3);
  });

  it("treats an ended session as signed out, and continues with the key", async () => {
    const answers = [refusal(401, "unauthenticated", "Sign in."), accessWith({ unspent: [use] })];
    const asked = fakeServer({ "GET /api/access": () => answers.shift() ?? {} });
    const surroundings = signedIn();
    surroundings.purchaseKeys.keep(aKey);
    showTool("letter-generator", surroundings);
    await oneUse();
    expect(surroundings.session?.token.read()).toBeNull();
    expect(asked.map(({ headers }) => headers["Authorization"])).toEqual(["Bearer a.b.c", undefined]);
  });

  it.each(siteErrorCodes)(
    "goes on without a site key that is refused (%s), and tells the page's owner",
    async (code) => {
      let siteKey: string | null = "site_unknown1";
      const asked = fakeServer({
        "GET /api/access": () => (siteKey === null ? accessWith(day) : refusal(403, code, "Not here.")),
      });
      const refused: string[] = [];
      const surroundings = fakeSurroundings({
        siteKey: () => siteKey,
        onSiteRefused: (key, why) => {
          refused.push(`${key} ${why}`);
          siteKey = null;
        },
      });
      surroundings.purchaseKeys.keep(aKey);
      showTool("letter-generator", surroundings);
      await isOpen();
      expect(refused).toEqual([`site_unknown1 ${code}`]);
      expect(asked.map(({ siteKey }) => siteKey)).toEqual(["site_unknown1", null]);
    },
  );

  it.each([
    ["the server is down", withKey],
    ["no server is known", () => fakeSurroundings({ server: null, session: null })],
  ])("keeps a paid tool closed when %s, tells its host, and tries again", async (_, surroundings) => {
    const answers: Record<string, object> = {};
    fakeServer(answers);
    const given = surroundings();
    const { failures } = showTool("letter-generator", given);
    await screen.findByRole("button", { name: "Try again" });
    await expect.poll(() => failures).toEqual([1]);
    if (given.server === null) return;
    answers["GET /api/access"] = accessWith({ everything: true });
    screen.getByRole("button", { name: "Try again" }).click();
    await isOpen();
  });
});
