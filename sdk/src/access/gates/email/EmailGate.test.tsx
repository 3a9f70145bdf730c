import { screen } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aKey, fakeServer, fakeSurroundings, refusal } from "../../tests/fakeSurroundings.ts";
import { showTool } from "../../tests/showTool.tsx";

const call = "POST /api/free-tool-email";
const field = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Email Address" });
const submit = async () => (await screen.findByRole("button", { name: "Get Free Access Now" })).click();
const newsletter = () =>
  screen.findByRole<HTMLInputElement>("checkbox", { name: /^Also send me the newsletter of IEP Insider/ });
const tool = () => screen.findByRole("heading", { name: "The tool" });

async function give(email: string): Promise<void> {
  await userEvent.setup().type(await field(), email);
  await submit();
}

describe("the e-mail gate", () => {
  it("has the words of the specification", async () => {
    showTool("rights", fakeSurroundings());
    await screen.findByRole("heading", { name: "Get Free Access to Parent Rights Guide" });
    for (const text of [
      "Free Tool Access",
      "No spam, ever",
      "Unsubscribe anytime",
      "Already have access? Your email will be recognized and you'll get instant access.",
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect((await field()).required).toBe(true);
    expect(screen.getByRole("link", { name: "How we treat your data" }).getAttribute("href")).toBe(
      "https://iep.example/privacy",
    );
  });

  it.each([
    [
      "nothing",
      "   ",
      { title: "Email Required", description: "Please enter your email address to continue." },
    ],
    [
      "no address",
      "maria at example",
      { title: "Invalid Email", description: "Please enter a valid email address." },
    ],
    [
      "no dot",
      "maria@example",
      { title: "Invalid Email", description: "Please enter a valid email address." },
    ],
    [
      "a space",
      "maria @example.org",
      { title: "Invalid Email", description: "Please enter a valid email address." },
    ],
  ])("asks again for %s, by a toast and in place, and sends nothing", async (_, email, toast) => {
    const asked = fakeServer({});
    const { notified } = showTool("rights", fakeSurroundings());
    await give(email);
    expect((await screen.findByRole("alert")).textContent).toContain(toast.description);
    expect(notified).toEqual([{ ...toast, tone: "stop" }]);
    expect(asked).toEqual([]);
    expect(document.activeElement).toBe(await field());
  });

  it("opens the tool, counts it, and is not asked again for another free tool", async () => {
    const asked = fakeServer({ [call]: { message: "Thank you." } });
    const surroundings = fakeSurroundings();
    const { notified, tracked, unmount } = showTool("rights", surroundings);
    await give(" maria@example.org ");
    await tool();
    expect(asked.map(({ body }) => body)).toEqual([{ email: "maria@example.org" }]);
    expect(notified).toEqual([
      { title: "Email Submitted Successfully", description: "Thank you.", tone: "good" },
    ]);
    expect(tracked).toEqual([["tool_usage", "rights"]]);
    expect(surroundings.emailAccess?.isGiven()).toBe(true);
    unmount();
    showTool("meeting-prep", surroundings);
    await tool();
    expect(JSON.stringify([...surroundings.storage.kept])).not.toContain("maria");
  });

  it("asks for the newsletter by a box that nobody has ticked", async () => {
    showTool("rights", fakeSurroundings());
    expect((await newsletter()).checked).toBe(false);
    expect((await newsletter()).required).toBe(false);
  });

  it.each([
    ["ticked", 1, { email: "maria@example.org", newsletter: true }],
    ["ticked and cleared again", 2, { email: "maria@example.org" }],
  ])("asks for it when the box is %s", async (_, presses, sent) => {
    const asked = fakeServer({ [call]: { message: "Thank you." } });
    showTool("rights", fakeSurroundings());
    for (let press = 0; press < presses; press++) await userEvent.setup().click(await newsletter());
    await give("maria@example.org");
    await tool();
    expect(asked.map(({ body }) => body)).toEqual([sent]);
  });

  it("keeps the tick when the server fails", async () => {
    fakeServer({ [call]: () => refusal(500, "internal", "Something went wrong.") });
    showTool("rights", fakeSurroundings());
    await userEvent.setup().click(await newsletter());
    await give("maria@example.org");
    await screen.findByRole("alert");
    expect((await newsletter()).checked).toBe(true);
  });

  it("says which tool is open when the server says nothing", async () => {
    fakeServer({ [call]: { message: "" } });
    const { notified } = showTool("rights", fakeSurroundings());
    await give("maria@example.org");
    await tool();
    expect(notified[0]?.description).toBe("Access granted to Parent Rights Guide!");
  });

  it.each(["You are already subscribed.", "Already subscribed"])(
    "opens for whoever is known: %s",
    async (sentence) => {
      fakeServer({ [call]: () => refusal(409, "already_subscribed", sentence) });
      const { notified, tracked } = showTool("rights", fakeSurroundings());
      await give("maria@example.org");
      await tool();
      expect(notified).toEqual([
        {
          title: "Already Subscribed",
          description: "You're already on our list! Access granted.",
          tone: "good",
        },
      ]);
      expect(tracked).toEqual([]);
    },
  );

  it.each([
    ["the server is down", undefined],
    ["too many ask", () => refusal(429, "rate_limited", "Wait a minute.")],
    ["the server fails", () => refusal(500, "internal", "Something went wrong.")],
  ])("stays closed and keeps what was typed when %s", async (_, answer) => {
    fakeServer(answer ? { [call]: answer } : {});
    const { notified } = showTool("rights", fakeSurroundings());
    await give("maria@example.org");
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Failed to submit email. Please try again.",
    );
    expect(notified).toEqual([
      { title: "Error", description: "Failed to submit email. Please try again.", tone: "stop" },
    ]);
    expect((await field()).value).toBe("maria@example.org");
    expect(screen.getByRole("button", { name: "Get Free Access Now" }).getAttribute("aria-disabled")).toBe(
      "false",
    );
  });

  it("says that it is busy, and sends once", async () => {
    const answer = Promise.withResolvers<object>();
    const asked = fakeServer({ [call]: () => answer.promise });
    showTool("rights", fakeSurroundings());
    await give("maria@example.org");
    const button = await screen.findByRole("button", { name: "Submitting..." });
    button.click();
    expect(asked).toHaveLength(1);
    answer.resolve({ message: "Thank you." });
    await tool();
  });

  it("opens every free tool of the page with one address", async () => {
    fakeServer({ [call]: { message: "Thank you." } });
    const surroundings = fakeSurroundings({ emailAccess: null, session: null });
    showTool("rights", surroundings);
    await field();
    showTool("meeting-prep", surroundings);
    await screen.findByRole("heading", { name: /IEP Meeting Prep Checklist/ });
    const [first] = screen.getAllByRole("textbox");
    if (!first) throw new Error("There is no field.");
    await userEvent.setup().type(first, "maria@example.org{Enter}");
    await expect.poll(() => screen.queryAllByText("The tool").length).toBe(2);
  });

  it("opens when something is bought in another tab", async () => {
    const surroundings = fakeSurroundings();
    showTool("rights", surroundings);
    await field();
    surroundings.purchaseKeys.keep(aKey);
    await tool();
  });

  it("takes the focus to the tool once it is open", async () => {
    fakeServer({ [call]: { message: "" } });
    showTool("rights", fakeSurroundings());
    await userEvent.setup().type(await field(), "maria@example.org{Enter}");
    const heading = await tool();
    await expect.poll(() => document.activeElement).toBe(heading);
  });
});
