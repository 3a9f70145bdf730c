import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createFakeDrafts, createFakeHost, renderInHost } from "../../../tests/renderInHost.tsx";
import { typeContent } from "./content.ts";
import { fieldLabel } from "./form/fieldContent.ts";
import { isRequired, type LetterField, letterTypes, shownDetails } from "./form/fields.ts";
import { LetterGenerator } from "./LetterGenerator.tsx";
import { leastForm } from "./tests/sampleForms.ts";

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const field = (name: string | RegExp) => screen.findByLabelText(name);
const typeList = () => screen.findByRole("combobox", { name: /Which letter do you need/ });
const exactly = (type: (typeof letterTypes)[number], name: LetterField) =>
  new RegExp(`^${fieldLabel(type, name).replace(/[.*+?()]/g, "\\$&")}( \\*| \\(optional\\))$`);

const user = userEvent.setup();

it("asks only for a letter type first, and offers every type", async () => {
  renderInHost(<LetterGenerator />);
  const list = await typeList();
  const offered = within(list)
    .getAllByRole("option")
    .map((option) => option.textContent);
  expect(offered.slice(1).sort()).toEqual(letterTypes.map((type) => typeContent[type].label).sort());
  expect(screen.queryByRole("button", { name: "Write my letter" })).toBeNull();
  expect(screen.queryByText(/Please fill in all required fields/)).toBeNull();
});

// Of every type: form/fields.test.ts.
it.each(["initial_evaluation", "revoke_consent"] as const)(
  "shows and marks the fields of %s",
  async (type) => {
    renderInHost(<LetterGenerator />);
    await user.selectOptions(await typeList(), type);
    for (const name of shownDetails(type)) {
      const input = await field(exactly(type, name));
      expect([name, (input as HTMLInputElement).required]).toEqual([name, isRequired(type, name)]);
    }
    const areas = document.querySelectorAll("textarea[name]");
    const details = [...areas].map((area) => area.getAttribute("name")?.replace("letter-", "") ?? "");
    expect(details.filter((name) => !/Address$/.test(name)).sort()).toEqual([...shownDetails(type)].sort());
  },
);

it("marks the sentences that are law, each with a link, beside the letter and not in it", async () => {
  renderInHost(<LetterGenerator />, createFakeHost(createFakeDrafts(leastForm("iee_request"))));
  await user.click(await button("Write my letter"));
  const notes = within(await screen.findByRole("figure", { name: /^Your letter with notes/ }));
  await user.click(notes.getByRole("button", { name: "Note 1: This is law" }));
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(
    /^Note 1, to the words “The district must/,
  );
  expect(notes.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
    expect.arrayContaining([expect.stringContaining("https://www.ecfr.gov/")]),
  );
  expect(screen.getByRole("article").querySelector("mark")).toBeNull();
});

it("opens the folded part of the letterhead when a field in it has an error", async () => {
  renderInHost(<LetterGenerator />, createFakeHost(createFakeDrafts(leastForm("follow_up"))));
  await user.click(await button("Write my letter"));
  await user.click(await button("Change “Child's date of birth”"));
  await waitFor(async () => expect(document.activeElement).toBe(await field(/^Child's date of birth/)));
  expect(document.activeElement?.closest("details")?.open).toBe(true);
});

it("keeps the button off, and says that something is missing, while a required field has only blanks", async () => {
  const without = { ...leastForm("disagreement"), specificConcerns: "   " };
  renderInHost(<LetterGenerator />, createFakeHost(createFakeDrafts(without)));
  expect((await button("Write my letter")).getAttribute("aria-disabled")).toBe("true");
  await user.click(await button("Write my letter"));
  expect(document.activeElement).toBe(await field(/^What you do not agree with/));
  screen.getByText("Please fill in all required fields marked with *");
  await user.type(await field(/^What you do not agree with/), "October 3: 30 minutes is too little");
  expect((await button("Write my letter")).getAttribute("aria-disabled")).toBeNull();
  expect(screen.queryByText(/^Please fill in all required fields/)).toBeNull();
});

it.each([
  [{ letterType: "aide_assessment", behaviorConcerns: ["Has run away.", "Hits."] }, /^Behavior concerns/, 1],
  [{ letterType: "follow_up" }, /^Meeting Summary\/Concerns/, 0],
])(
  "begins with what another tool handed over, and says so where it filled in a field",
  async (answers, name, said) => {
    renderInHost(<LetterGenerator />, createFakeHost(null, { from: "aide-screener", answers }));
    expect(await field(name)).toHaveProperty("value", said ? "Has run away.\nHits." : "");
    expect(screen.queryAllByText(/We filled in your answers/)).toHaveLength(said);
  },
);

it("warns before all services are withdrawn, and offers the way out with everything kept", async () => {
  renderInHost(<LetterGenerator />, createFakeHost(createFakeDrafts(leastForm("revoke_consent"))));
  expect(await screen.findByText("This letter ends all special education for your child")).toBeTruthy();
  expect(await field(/^Reason for Revoking Consent/)).toBeTruthy();
  await user.click(await button("Write the letter for specific services instead"));
  expect(document.activeElement).toBe(await typeList());
  expect(await field(/^Services you ask for \*/)).toBeTruthy();
  expect(((await field(/^Child's name/)) as HTMLInputElement).value).toBe("Maria Elena Lopez");
  expect(screen.queryByText("This letter ends all special education for your child")).toBeNull();
});

it("stops before all services are withdrawn by a parent who keeps some of them", async () => {
  renderInHost(<LetterGenerator />, createFakeHost(createFakeDrafts(leastForm("revoke_consent"))));
  await user.type(await field(/^Reason for Revoking Consent/), "Only stop speech, keep OT.");
  const write = await button("Write my letter");
  await screen.findByText("You seem to want to keep some of the help");
  expect(write.getAttribute("aria-disabled")).toBe("true");
  await user.click(await button("No, I want all services to end"));
  await waitFor(() => expect(write.getAttribute("aria-disabled")).toBeNull());
  await user.type(await field(/^Reason for Revoking Consent/), " And the bus.");
  await user.click(await button("Write a letter of disagreement instead"));
  expect(((await field(/^What you do not agree with \*/)) as HTMLTextAreaElement).value).toContain("keep OT");
  expect(document.activeElement).toBe(await typeList());
});

it("shows where to turn at once when words sound like danger", async () => {
  renderInHost(<LetterGenerator />, createFakeHost(createFakeDrafts(leastForm("fba_request"))));
  await user.type(await field(/^Behavior concerns/), ". He said he wants to die");
  expect((await screen.findByRole("alert")).textContent).toMatch(/988/);
});

it("shows the state's own rule where it was read in the law, in the letter too, and whom to call", async () => {
  const form = { ...leastForm("initial_evaluation"), state: "WA" };
  renderInHost(<LetterGenerator />, createFakeHost(createFakeDrafts(form)));
  await user.click(await button("Write my letter"));
  const rule = "Under the rules of Washington, the school has 25 school days from a request";
  expect(
    await screen.findByText(/^25 school days, counted from when the district gets the request/),
  ).toBeTruthy();
  expect(screen.getByText("Your letter says so.")).toBeTruthy();
  // How long testing may take, too.
  expect(screen.getByText(/^35 school days, counted from when/)).toBeTruthy();
  expect(screen.getAllByText("Checked in the law")).toHaveLength(2);
  expect((await screen.findByRole("article")).textContent).toContain(rule);
  expect(screen.getByText(/PAVE/)).toBeTruthy();
});
