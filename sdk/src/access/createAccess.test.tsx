import { screen } from "@testing-library/dom";
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
const use = { tool: "letters", kind: "quiz" } as const;
const credit = { tool: null, kind: "quiz" } as const;

/** What the server says, and what is then seen; which calls were made. */
const rows: readonly {
  why: string;
  tool?: ToolId;
  surroundings: () => AccessSurroundings;
  access?: Partial<Access>;
  sees: () => Promise<unknown>;
  made: readonly string[];
}[] = [
  {
    why: "a visitor with nothing sees the offer, and nobody is asked",
    surroundings: fakeSurroundings,
    sees: offer,
    made: [],
  },
  {
    why: "a key that opens nothing",
    surroundings: withKey,
    access: {},
    sees: offer,
    made: ["GET /api/access"],
  },
  {
    why: "a key whose day runs",
    surroundings: withKey,
    access: { open: [{ tool: "letters", until: inAnHour() }] },
    sees: isOpen,
    made: ["GET /api/access"],
  },
  {
    why: "a use asks before its day begins",
    surroundings: withKey,
    access: { unspent: [use] },
    sees: oneUse,
    made: ["GET /api/access"],
  },
  {
    why: "a use of what was just paid for does not",
    surroundings: () => Object.assign(withKey(), { isJustPaid: () => true }),
    access: { unspent: [use] },
    sees: isOpen,
    made: ["GET /api/access", "POST /api/access/redeem"],
  },
  {
    why: "a credit asks even then: it may be wanted for another tool",
    surroundings: () => Object.assign(withKey(), { isJustPaid: () => true }),
    access: { unspent: [credit] },
    sees: oneUse,
    made: ["GET /api/access"],
  },
  {
    why: "an AI tool is open with a use; the server spends it with an answer",
    tool: "goals",
    surroundings: withKey,
    access: { unspent: [{ tool: "goals", kind: "ai_question" }] },
    sees: isOpen,
    made: ["GET /api/access"],
  },
  {
    why: "the jargon translator is open to everyone, and nobody is asked: its glossary is free",
    tool: "jargon-translator",
    surroundings: withKey,
    sees: isOpen,
    made: [],
  },
  {
    why: "a payment under way is waited for",
    surroundings: withKey,
    access: { pending: ["letters"] },
    sees: waiting,
    made: ["GET /api/access"],
  },
  {
    why: "somebody who is signed in without a right sees the modal",
    surroundings: signedIn,
    access: {},
    sees: modal,
    made: ["GET /api/access"],
  },
  {
    why: "a right to all tools",
    surroundings: signedIn,
    access: { everything: true },
    sees: isOpen,
    made: ["GET /api/access"],
  },
  {
    why: "a right to all tools that is known already",
    surroundings: () => fakeSurroundings({ session: fakeSession("a.b.c", true) }),
    sees: isOpen,
    made: [],
  },
  {
    why: "a free tool asks for an address",
    tool: "rights",
    surroundings: fakeSurroundings,
    sees: emailGate,
    made: [],
  },
  {
    why: "a free tool asks nobody who is signed in",
    tool: "rights",
    surroundings: signedIn,
    sees: isOpen,
    made: [],
  },
  { why: "nor whoever has bought something", tool: "rights", surroundings: withKey, sees: isOpen, made: [] },
  {
    why: "nor whoever gave an address on this page",
    tool: "rights",
    surroundings: () => {
      const surroundings = fakeSurroundings({ emailAccess: null });
      surroundings.memory.hasGivenEmail = true;
      return surroundings;
    },
    sees: isOpen,
    made: [],
  },
  {
    why: "nor whoever gave one here within 30 days",
    tool: "rights",
    surroundings: () => {
      const surroundings = fakeSurroundings();
      surroundings.emailAccess?.give();
      return surroundings;
    },
    sees: isOpen,
    made: [],
  },
];

describe("who may use a tool", () => {
  it.each(rows)("$why", async ({ tool = "letters", surroundings, access, sees, made }) => {
    const asked = fakeServer({
      ...(access && { "GET /api/access": accessWith(access) }),
      "POST /api/access/redeem": opened("letters"),
    });
    showTool(tool, surroundings());
    expect(await sees()).toBeTruthy();
    expect(calls(asked)).toEqual(made);
  });
});

describe("records of this browser", () => {
  const aRecord = (name: string, some: object) => ({
    [name]: JSON.stringify({ toolName: "Letter Generator", expires: Date.now() + 60_000, ...some }),
  });

  it("open nothing where the server knows nothing, whatever they say", async () => {
    const asked = fakeServer({ "GET /api/access": accessWith() });
    const surroundings = fakeSurroundings({
      entries: {
        ...aRecord("iep_payment_verification:letters", { verified: true, timestamp: Date.now() }),
        ...aRecord("iep_verified_access", { sessionToken: aKey }),
      },
    });
    showTool("letters", surroundings);
    await offer();
    expect(asked.map(({ call, headers }) => [call, headers["X-Purchase-Key"]])).toEqual([
      ["GET /api/access", aKey],
    ]);
    expect([...surroundings.storage.kept.keys()]).toEqual(["iep_purchase_key"]);
  });

  it("open nothing where there is nothing to ask with", async () => {
    const asked = fakeServer({});
    showTool(
      "letters",
      fakeSurroundings({ entries: aRecord("iep_payment_verification:letters", { verified: true }) }),
    );
    await offer();
    expect(asked).toEqual([]);
  });

  it("of a payment lead straight into the tool, once the server knows of it", async () => {
    fakeServer({
      "GET /api/access": accessWith({ unspent: [use] }),
      "POST /api/access/redeem": opened("letters"),
    });
    const surroundings = fakeSurroundings({
      entries: { ...aRecord("iep_payment_verification:letters", { verified: true }), iep_purchase_key: aKey },
    });
    showTool("letters", surroundings);
    await isOpen();
    expect(JSON.parse(surroundings.storage.kept.get("iep_verified_access") ?? "{}")).toMatchObject({
      toolName: "Letter Generator",
      sessionToken: aKey,
    });
  });

  it("of an opened tool bring back a key that was lost", async () => {
    fakeServer({ "GET /api/access": accessWith({ open: [{ tool: "letters", until: inAnHour() }] }) });
    showTool(
      "letters",
      fakeSurroundings({ entries: aRecord("iep_verified_access", { sessionToken: aKey }) }),
    );
    await isOpen();
  });
});

describe("asking the server", () => {
  it("is done once for all tools of a page, and not again for five minutes where a tool is open", async () => {
    const asked = fakeServer({ "GET /api/access": accessWith({ everything: true }) });
    const surroundings = withKey();
    showTool("letters", surroundings);
    showTool("screener", surroundings);
    await expect.poll(() => screen.queryAllByText("The tool").length).toBe(2);
    showTool("aide-screener", surroundings);
    await expect.poll(() => screen.queryAllByText("The tool").length).toBe(3);
    expect(calls(asked)).toEqual(["GET /api/access"]);
    const known = surroundings.memory.answer;
    if (known) surroundings.memory.answer = { ...known, at: Date.now() - 5 * 60_000 - 1 };
    showTool("disability-screener", surroundings);
    await expect.poll(() => screen.queryAllByText("The tool").length).toBe(4);
    expect(asked).toHaveLength(2);
  });

  it("says nothing to another key", async () => {
    const asked = fakeServer({ "GET /api/access": accessWith({ everything: true }) });
    const surroundings = withKey();
    const { unmount } = showTool("letters", surroundings);
    await isOpen();
    unmount();
    surroundings.purchaseKeys.keep("z".repeat(43));
    showTool("letters", surroundings);
    await isOpen();
    expect(asked).toHaveLength(2);
  });

  it("counts a session that has ended as signed out, and goes on with the key", async () => {
    let times = 0;
    const asked = fakeServer({
      "GET /api/access": () => {
        times += 1;
        return times === 1 ? refusal(401, "unauthenticated", "Sign in.") : accessWith({ unspent: [use] });
      },
    });
    const surroundings = fakeSurroundings({ session: fakeSession() });
    surroundings.purchaseKeys.keep(aKey);
    showTool("letters", surroundings);
    await oneUse();
    expect(surroundings.session?.token.read()).toBeNull();
    expect(asked.map(({ headers }) => headers["Authorization"])).toEqual(["Bearer a.b.c", undefined]);
  });

  it.each(siteErrorCodes)(
    "goes on without a site key that is refused (%s), and tells the page's owner",
    async (code) => {
      let siteKey: string | null = "site_unknown1";
      const asked = fakeServer({
        "GET /api/access": () =>
          siteKey === null
            ? accessWith({ open: [{ tool: "letters", until: inAnHour() }] })
            : refusal(403, code, "This key opens nothing here."),
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
      showTool("letters", surroundings);
      await isOpen();
      expect(refused).toEqual([`site_unknown1 ${code}`]);
      expect(asked.map(({ headers }) => headers["X-Site-Key"])).toEqual(["site_unknown1", undefined]);
    },
  );

  it.each([
    ["the server is down", withKey],
    ["no server is known", () => fakeSurroundings({ server: null, session: null })],
  ])("keeps a paid tool closed when %s, says so in place, and tries again", async (_, surroundings) => {
    const answers: Record<string, object> = {};
    fakeServer(answers);
    const given = surroundings();
    const { failures } = showTool("letters", given);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Nothing you entered was lost.");
    await expect.poll(() => failures).toEqual([1]);
    if (given.server === null) return;
    answers["GET /api/access"] = accessWith({ everything: true });
    screen.getByRole("button", { name: "Try again" }).click();
    await isOpen();
  });
});
