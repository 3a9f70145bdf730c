import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { accessWith, aKey, fakeServer, fakeSurroundings, refusal } from "../../tests/fakeSurroundings.ts";
import { aSite, onPartnersPage } from "../../tests/partnersPage.ts";
import { showTool } from "../../tests/showTool.tsx";

const call = "POST /api/free-tool-email";
const field = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Email Address" });
const submit = { name: "Get Free Access Now" };
const newsletter = () =>
  screen.findByRole<HTMLInputElement>("checkbox", { name: /^Also send me the newsletter of IEP Insider/ });
const tool = () => screen.findByRole("heading", { name: "The tool" });
const alert = async () => (await screen.findByRole("alert")).textContent;

async function give(email: string): Promise<void> {
  await userEvent.setup().type(await field(), email);
  screen.getByRole("button", submit).click();
}

it("has the texts of the specification, and an unchecked box for the newsletter", async () => {
  showTool("rights-guide", fakeSurroundings());
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
  const { checked, required } = await newsletter();
  expect({ checked, required }).toEqual({ checked: false, required: false });
});

it("does not name us on the page of a partner that hides our name, and still links our privacy page", async () => {
  const whiteLabel = { hidesName: true, privacyLink: "https://bay.example/privacy", toolSteps: [] };
  fakeServer({ "GET /api/access": accessWith({ site: aSite({ whiteLabel }) }) });
  showTool("rights-guide", onPartnersPage());
  await field();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(document.body.textContent).not.toContain("IEP Insider");
  const link = screen.getByRole("link", { name: "How we treat your data" });
  expect(link.getAttribute("href")).toBe("https://iep.example/privacy");
});

const noAddress = { title: "Invalid Email", description: "Please enter a valid email address." };
it.each([
  ["   ", { title: "Email Required", description: "Please enter your email address to continue." }],
  ["maria at example", noAddress],
  ["maria@example", noAddress],
  ["maria @example.org", noAddress],
])("rejects %j with a toast and an inline error, and sends nothing", async (email, toast) => {
  const asked = fakeServer({});
  const { notified } = showTool("rights-guide", fakeSurroundings());
  await give(email);
  expect(await alert()).toContain(toast.description);
  expect(notified).toEqual([{ ...toast, tone: "stop" }]);
  expect(asked).toEqual([]);
  expect(document.activeElement).toBe(await field());
});

it("opens the tool, counts its use, and does not ask again for another free tool", async () => {
  const asked = fakeServer({ [call]: { message: "Thank you." } });
  const surroundings = fakeSurroundings();
  const { notified, tracked, unmount } = showTool("rights-guide", surroundings);
  await userEvent.setup().type(await field(), " maria@example.org {Enter}");
  const heading = await tool();
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(asked.map(({ body }) => body)).toEqual([{ email: "maria@example.org" }]);
  expect(notified).toEqual([
    { title: "Email Submitted Successfully", description: "Thank you.", tone: "good" },
  ]);
  const counted = ["tool_usage", "tool_load"].map((event) => [event, "rights-guide"]);
  await waitFor(() => expect(tracked).toEqual(counted));
  expect(surroundings.emailAccess?.isGiven()).toBe(true);
  unmount();
  showTool("meeting-checklist", surroundings);
  await tool();
  expect(JSON.stringify([...surroundings.storage.kept])).not.toContain("maria");
});

it.each([
  ["checked", 1, { email: "maria@example.org", newsletter: true }],
  ["checked and cleared again", 2, { email: "maria@example.org" }],
])("asks for the newsletter when the box is %s, also after a failure", async (_, presses, sent) => {
  const answers = { [call]: (): object => refusal(500, "internal", "Something went wrong.") };
  const asked = fakeServer(answers);
  showTool("rights-guide", fakeSurroundings());
  for (let press = 0; press < presses; press++) await userEvent.setup().click(await newsletter());
  await give("maria@example.org");
  await alert();
  answers[call] = () => ({ message: "Thank you." });
  screen.getByRole("button", submit).click();
  await tool();
  expect(asked.map(({ body }) => body)).toEqual([sent, sent]);
});

it("opens once the server has the address", async () => {
  fakeServer({ [call]: { message: "" } });
  const { notified } = showTool("rights-guide", fakeSurroundings());
  await give("maria@example.org");
  await tool();
  const description = "Access granted to Parent Rights Guide!";
  expect(notified).toEqual([{ title: "Email Submitted Successfully", description, tone: "good" }]);
});

it.each([
  ["the server is down", undefined],
  ["too many ask", () => refusal(429, "rate_limited", "Wait a minute.")],
  ["the server fails", () => refusal(500, "internal", "Something went wrong.")],
])("stays closed and keeps what was typed when %s", async (_, answer) => {
  fakeServer(answer ? { [call]: answer } : {});
  const { notified } = showTool("rights-guide", fakeSurroundings());
  await give("maria@example.org");
  const description = "Failed to submit email. Please try again.";
  expect(await alert()).toContain(description);
  expect(notified).toEqual([{ title: "Error", description, tone: "stop" }]);
  expect((await field()).value).toBe("maria@example.org");
  expect(screen.getByRole("button", submit).getAttribute("aria-disabled")).toBe("false");
});

it("shows that it is busy, and sends once", async () => {
  const answer = Promise.withResolvers<object>();
  const asked = fakeServer({ [call]: () => answer.promise });
  showTool("rights-guide", fakeSurroundings());
  await give("maria@example.org");
  (await screen.findByRole("button", { name: "Submitting..." })).click();
  expect(asked).toHaveLength(1);
  answer.resolve({ message: "Thank you." });
  await tool();
});

it("opens every free tool of the page with one address", async () => {
  fakeServer({ [call]: { message: "Thank you." } });
  const surroundings = fakeSurroundings({ emailAccess: null, session: null });
  showTool("rights-guide", surroundings);
  await give("maria@example.org");
  showTool("meeting-checklist", surroundings);
  await waitFor(() => expect(screen.getAllByText("The tool")).toHaveLength(2));
});

it("opens when something is bought in another tab", async () => {
  const surroundings = fakeSurroundings();
  showTool("rights-guide", surroundings);
  await field();
  surroundings.purchaseKeys.keep(aKey);
  await tool();
});
