import { screen } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import type { ToolId } from "../catalog/index.ts";
import type { Access, SiteOfPage } from "../contract/index.ts";
import {
  type Asked,
  accessWith,
  aKey,
  anotherKey,
  fakeServer,
  fakeSurroundings,
  inAnHour,
  refusal,
} from "./tests/fakeSurroundings.ts";
import { aSite, aSiteKey, onPartnersPage } from "./tests/partnersPage.ts";
import { showTool } from "./tests/showTool.tsx";

const calls = (asked: readonly Asked[]) => asked.map(({ call }) => call);
const isOpen = () => screen.findByRole("heading", { name: "The tool" });
const emailGate = () => screen.findByText("Free Tool Access");
const offer = () => screen.findByRole("button", { name: "See how to open it" });
const sponsored = () => screen.findByRole("button", { name: "Open the tool, free through Bay Harbor" });
const oneUse = () => screen.findByText(/You have one paid use/);
const leftOut = () => screen.findByRole("link", { name: /on our site/ });
const pays = { uses: 20, isLeft: true, renewsOn: "2026-12-01" };

describe("a tool on a partner's page", () => {
  const given = { emailGate: false };
  const sponsor = { sponsor: pays };
  const day = { open: [{ tool: "letter-generator" as const, until: inAnHour() }] };
  const use = { unspent: [{ tool: "letter-generator" as const, kind: "quiz" as const }] };
  const only = (tool: ToolId) => ({ tools: [tool] });
  const rows: readonly [
    why: string,
    tool: ToolId,
    site: Partial<SiteOfPage>,
    access: Partial<Access>,
    sees: () => Promise<unknown>,
  ][] = [
    ["a free tool asks for an address", "rights-guide", {}, {}, emailGate],
    ["a free tool opens where the partner wants no address", "rights-guide", given, {}, isOpen],
    ["a paid tool does not open for that", "letter-generator", given, {}, offer],
    ["a paid tool without a sponsor", "letter-generator", {}, {}, offer],
    ["a paid tool that the partner pays for waits for a press", "letter-generator", sponsor, {}, sponsored],
    ["so does an answer", "goal-analyzer", sponsor, {}, sponsored],
    ["an open tool stays open, whoever pays", "letter-generator", sponsor, day, isOpen],
    ["what was bought is used first", "letter-generator", sponsor, use, oneUse],
    ["a tool that is offered", "rights-guide", { ...only("rights-guide"), ...given }, {}, isOpen],
    ["a tool that is left out", "rights-guide", { ...only("letter-generator"), ...given }, {}, leftOut],
    [
      "a paid one",
      "letter-generator",
      { ...only("rights-guide"), ...sponsor },
      { everything: true },
      leftOut,
    ],
    ["the one that is open elsewhere", "jargon-translator", only("letter-generator"), {}, leftOut],
    ["the same where it is offered", "jargon-translator", {}, {}, isOpen],
  ];

  it.each(rows)("%s", async (_, tool, site, access, sees) => {
    const asked = fakeServer({ "GET /api/access": accessWith({ ...access, site: aSite(site) }) });
    const surroundings = onPartnersPage();
    showTool(tool, surroundings);
    await sees();
    expect(calls(asked)).toEqual(["GET /api/access"]);
    expect(asked[0]?.siteKey).toBe(aSiteKey);
    expect(surroundings.refusedKeys).toEqual(sees === leftOut ? [`${aSiteKey} tool_not_offered`] : []);
  });

  it.each([
    ["there is no site key", { siteKey: () => null }, 0],
    ["no server answers", {}, 1],
  ])("a free tool asks for an address where %s", async (_, some, questions) => {
    const asked = fakeServer({});
    showTool("rights-guide", onPartnersPage(some));
    await emailGate();
    expect(asked).toHaveLength(questions);
  });

  it("asks once for all free tools of a page, and tells the page what it learned", async () => {
    const asked = fakeServer({ "GET /api/access": accessWith({ site: aSite({ emailGate: false }) }) });
    const surroundings = onPartnersPage();
    let told = 0;
    surroundings.memory.changes.addEventListener("site", () => told++);
    showTool("rights-guide", surroundings);
    await isOpen();
    showTool("meeting-checklist", surroundings);
    await expect.poll(() => screen.queryAllByRole("heading", { name: "The tool" })).toHaveLength(2);
    expect(calls(asked)).toEqual(["GET /api/access"]);
    expect(told).toBe(1);
    expect(surroundings.memory.sites.get(aSiteKey)?.name).toBe("Bay Harbor");
  });

  it("sends the token of our page in a frame along with the site key, and never without", async () => {
    const asked = fakeServer({ "GET /api/access": accessWith({ site: aSite() }) });
    showTool("letter-generator", onPartnersPage({ frameToken: () => "token" }));
    await offer();
    const key = fakeSurroundings({ frameToken: () => "token" });
    key.purchaseKeys.keep(aKey);
    showTool("goal-analyzer", key);
    await expect.poll(() => asked).toHaveLength(2);
    expect(asked.map(({ headers }) => headers["X-Frame-Token"])).toEqual(["token", undefined]);
  });
});

describe("a use that the partner pays for", () => {
  const server = (answer: object | (() => object)) =>
    fakeServer({
      "GET /api/access": accessWith({ site: aSite({ sponsor: pays }) }),
      "POST /api/access/sponsored": answer,
    });

  it("opens with one press, and this browser keeps the key", async () => {
    const asked = server({ tool: "letter-generator", until: inAnHour(), purchaseKey: anotherKey });
    const surroundings = onPartnersPage();
    showTool("letter-generator", surroundings);
    (await sponsored()).click();
    await isOpen();
    expect(calls(asked)).toEqual(["GET /api/access", "POST /api/access/sponsored"]);
    expect(asked[1]?.body).toEqual({ tool: "letter-generator" });
    expect(surroundings.purchaseKeys.read()).toBe(anotherKey);
  });

  const usedUp = (uses: string, has: string, next: string) =>
    `Bay Harbor has ${uses} a month for families. This month's ${has} been used. On December 1 there ${next}.`;

  it.each([
    ["sponsor_used_up", usedUp("20 free uses", "have", "are new ones")],
    ["payment_required", null],
  ] as const)("gives way to the ordinary gate on %s, and says why", async (code, sentence) => {
    server(() => refusal(402, code, "Nothing left."));
    showTool("letter-generator", onPartnersPage());
    (await sponsored()).click();
    if (sentence) await screen.findByText(sentence);
    await offer();
    if (!sentence) expect(screen.queryByText(/free use|pays for/)).toBeNull();
  });

  it("says so at once when a month is used up", async () => {
    const sponsor = { ...pays, uses: 1, isLeft: false };
    fakeServer({ "GET /api/access": accessWith({ site: aSite({ sponsor }) }) });
    showTool("goal-analyzer", onPartnersPage());
    await screen.findByText(usedUp("1 free use", "has", "is a new one"));
    await offer();
  });

  it("can be tried again after a failure", async () => {
    const answers = [
      refusal(500, "internal", "Something went wrong on our side."),
      { tool: "letter-generator", until: inAnHour(), purchaseKey: aKey },
    ];
    server(() => answers.shift() ?? {});
    showTool("letter-generator", onPartnersPage());
    (await sponsored()).click();
    expect((await screen.findByRole("alert")).textContent).toContain("Something went wrong on our side.");
    (await sponsored()).click();
    await isOpen();
  });
});

describe("a member who signs in from a partner's page", () => {
  const url = "https://iep.example/connect?code=c";
  const begun = { secret: aKey, code: "c", url };
  const signIn = async () => {
    (await screen.findByRole("button", { name: "See how to open it" })).click();
    return screen.findByRole("button", { name: "I am a Pro member: sign in" });
  };
  const lookAgain = () => window.dispatchEvent(new Event("focus"));

  function server(states: Partial<Access>) {
    return fakeServer({
      "GET /api/access": () => accessWith({ site: aSite(), ...states }),
      "POST /api/access/connect": begun,
    });
  }

  it("opens a new tab, and the tool opens once access is granted", async () => {
    const states: { everything?: boolean; connection?: Access["connection"] } = {};
    const asked = server(states);
    const surroundings = onPartnersPage();
    showTool("letter-generator", surroundings);
    (await signIn()).click();
    expect(surroundings.tabs).toEqual(["waiting"]);
    states.connection = "asked";
    await screen.findByRole("heading", { name: "Sign in on our page" });
    expect(surroundings.tabs).toEqual([url]);
    expect(surroundings.purchaseKeys.read()).toBe(aKey);
    expect(calls(asked).filter((call) => call.startsWith("POST"))).toEqual(["POST /api/access/connect"]);

    Object.assign(states, { everything: true, connection: "allowed" });
    lookAgain();
    await isOpen();
    expect(asked.at(-1)?.headers["X-Purchase-Key"]).toBe(aKey);
  });

  it("has a link in place where the tab is blocked", async () => {
    server({ connection: "asked" });
    showTool("letter-generator", onPartnersPage({ openTab: () => null }));
    (await signIn()).click();
    const link = await screen.findByRole("link", { name: "Open our sign-in page" });
    expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([url, "noopener"]);
  });

  it("is told when nothing was allowed, can ask again and go back", async () => {
    const asked = server({ connection: null });
    const surroundings = onPartnersPage();
    showTool("letter-generator", surroundings);
    (await signIn()).click();
    await screen.findByRole("heading", { name: "Sign in on our page" });
    lookAgain();
    (await screen.findByRole("button", { name: "Try again" })).click();
    await expect.poll(() => surroundings.tabs).toEqual([url, url]);
    await expect
      .poll(() => calls(asked).filter((call) => call === "POST /api/access/connect"))
      .toHaveLength(2);
    (await screen.findByRole("button", { name: "Go back" })).click();
    await offer();
  });

  it("is told when the page could not be opened, and no empty tab is left", async () => {
    fakeServer({ "GET /api/access": accessWith({ site: aSite() }) });
    const surroundings = onPartnersPage();
    showTool("letter-generator", surroundings);
    (await signIn()).click();
    await screen.findByRole("heading", { name: "We could not open our sign-in page" });
    expect(surroundings.tabs).toEqual(["closed"]);
  });

  it("is offered on the pages of partners alone", async () => {
    fakeServer({});
    showTool("letter-generator", onPartnersPage({ siteKey: () => null }));
    await offer();
    expect(screen.queryByRole("button", { name: "I am a Pro member: sign in" })).toBeNull();
  });
});
