import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { createFakeDrafts, createFakeHost, renderInHost } from "../../../tests/renderInHost.tsx";
import { fieldLabel, typeContent } from "./content.ts";
import { isRequired, type LetterField, letterTypes, shownDetails } from "./form/fields.ts";
import { LetterGenerator } from "./LetterGenerator.tsx";
import { fullForm, leastForm } from "./tests/sampleForms.ts";

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const field = (name: string | RegExp) => screen.findByLabelText(name);
const typeList = () => screen.findByRole("combobox", { name: /Which letter do you need/ });
const exactly = (type: (typeof letterTypes)[number], name: LetterField) =>
  new RegExp(`^${fieldLabel(type, name).replace(/[.*+?()]/g, "\\$&")}( \\*| \\(optional\\))$`);

describe("the letter generator", () => {
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(() => {
    user = userEvent.setup();
  });

  it("asks only for a letter type first, and offers all 15", async () => {
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

  it("keeps the button off, and says what is missing, until every required field is filled in", async () => {
    renderInHost(<LetterGenerator />);
    await user.selectOptions(await typeList(), "disagreement");
    const write = (await button("Write my letter")) as HTMLButtonElement;
    expect(write.disabled).toBe(true);
    expect(screen.getByText("Please fill in all required fields marked with *")).toBeTruthy();
    await user.type(await field(/^Child's name/), "Maria Lopez");
    await user.type(await field(/^Your name/), "Ana Lopez");
    await user.type(await field(/^School \*/), "Lincoln");
    await user.type(await field(/^What you do not agree with/), "   ");
    await user.click(await button("Principal"));
    expect(document.activeElement).toBe(await field(/^Principal/));
    await user.keyboard("Dr. Adams");
    expect(write.disabled).toBe(true);
    await user.type(await field(/^What you do not agree with/), "October 3: 30 minutes is too little");
    expect(write.disabled).toBe(false);
    expect(screen.queryByText("Please fill in all required fields marked with *")).toBeNull();
  });

  it("writes the letter, and leads back with everything kept", async () => {
    const host = createFakeHost(createFakeDrafts(leastForm("iee_request")));
    renderInHost(<LetterGenerator />, host);
    await user.click(await button("Write my letter"));
    const heading = await screen.findByRole("heading", { name: "Your letter is ready" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole("article", { name: /independent educational evaluation/ }).textContent).toContain(
      "Dear Dr. Adams:",
    );
    expect(host.tracked).toEqual(["tool_start", "tool_complete"]);
    await user.click((await screen.findAllByRole("button", { name: "Change my answers" }))[0] as HTMLElement);
    expect(((await field(/^Child's name/)) as HTMLInputElement).value).toBe("Maria Elena Lopez");
  });

  it("says which sentences are law, with a link to each, and which are the parent's request", async () => {
    renderInHost(<LetterGenerator />, createFakeHost(createFakeDrafts(leastForm("iee_request"))));
    await user.click(await button("Write my letter"));
    const law = await screen.findByRole("heading", { name: "This is law" });
    const links = within(law.parentElement as HTMLElement).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      expect.arrayContaining([expect.stringContaining("https://www.ecfr.gov/")]),
    );
    expect(screen.getByRole("heading", { name: "This is what you ask for" })).toBeTruthy();
  });

  it("names what is vague or missing, and leads to the field", async () => {
    const vague = { ...leastForm("disagreement"), specificConcerns: "The lazy office never answers." };
    renderInHost(<LetterGenerator />, createFakeHost(createFakeDrafts(vague)));
    await user.click(await button("Write my letter"));
    expect(await screen.findByText("You wrote: “lazy”")).toBeTruthy();
    await user.click(
      (
        await screen.findAllByRole("button", { name: "Change “What you do not agree with”" })
      )[0] as HTMLElement,
    );
    await waitFor(async () =>
      expect(document.activeElement).toBe(await field(/^What you do not agree with/)),
    );
  });

  it("opens the folded part of the letterhead when a field in it is to be mended", async () => {
    renderInHost(<LetterGenerator />, createFakeHost(createFakeDrafts(leastForm("follow_up"))));
    await user.click(await button("Write my letter"));
    await user.click(await button("Change “Child's date of birth”"));
    await waitFor(async () => expect(document.activeElement).toBe(await field(/^Child's date of birth/)));
    expect(document.activeElement?.closest("details")?.open).toBe(true);
  });

  it("warns before all services are withdrawn, and offers the way out with everything kept", async () => {
    renderInHost(<LetterGenerator />, createFakeHost(createFakeDrafts(leastForm("revoke_consent"))));
    expect(await screen.findByText("This letter ends all special education for your child")).toBeTruthy();
    expect(await field(/^Reason for Revoking Consent \*/)).toBeTruthy();
    await user.click(await button("Write the letter for specific services instead"));
    expect(document.activeElement).toBe(await typeList());
    expect(await field(/^Services you ask for \*/)).toBeTruthy();
    expect(((await field(/^Child's name/)) as HTMLInputElement).value).toBe("Maria Elena Lopez");
    expect(screen.queryByText("This letter ends all special education for your child")).toBeNull();
  });

  it("begins with what another tool handed over, and says so", async () => {
    const start = {
      from: "aide-screener",
      answers: { letterType: "aide_assessment", behaviorConcerns: ["Has run away from class.", "Hits."] },
    } as const;
    renderInHost(<LetterGenerator />, createFakeHost(null, start));
    expect(((await field(/^Behavior concerns/)) as HTMLTextAreaElement).value).toBe(
      "Has run away from class.\nHits.",
    );
    expect(screen.getByText(/We filled in what you ticked/)).toBeTruthy();
    document.body.replaceChildren();
    // Not where only the letter was chosen.
    const chosen = { from: "meeting-prep", answers: { letterType: "follow_up" } } as const;
    renderInHost(<LetterGenerator />, createFakeHost(null, chosen));
    expect(await field(/^Meeting Summary\/Concerns/)).toBeTruthy();
    expect(screen.queryByText(/We filled in what you ticked/)).toBeNull();
  });

  it("finds a draft again, and forgets it on starting over", async () => {
    const drafts = createFakeDrafts(fullForm("follow_up"));
    renderInHost(<LetterGenerator />, createFakeHost(drafts));
    await user.type(await field(/^Grade/), "rd");
    expect(drafts.stored).toMatchObject({ grade: "3rd" });
    await user.click(await button("Start Over"));
    expect(drafts.stored).toBeNull();
    expect(((await typeList()) as HTMLSelectElement).value).toBe("");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Write a letter to the school"));
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
    // How long testing may take, too, with the figure that is often given where it differs.
    expect(screen.getByText(/^35 school days, counted from when/)).toBeTruthy();
    expect(
      screen.getAllByText(/We read this in the law or in the agency's own words\. Read on /),
    ).toHaveLength(2);
    expect((await screen.findByRole("article")).textContent).toContain(rule);
    expect(screen.getByText(/PAVE/)).toBeTruthy();
  });

  it("says that it holds no rule of a state where nobody has read one, and what federal law says", async () => {
    const form = { ...leastForm("initial_evaluation"), state: "KS" };
    renderInHost(<LetterGenerator />, createFakeHost(createFakeDrafts(form)));
    await user.click(await button("Write my letter"));
    expect(
      await screen.findByText(/^We hold no state rule on this\. Federal law names no number of days/),
    ).toBeTruthy();
    expect((await screen.findByRole("article")).textContent).not.toContain("Kansas");
    // Sources do not agree on how long testing may take there: the screen says so.
    expect(screen.getByText(/Sources do not agree on this\./)).toBeTruthy();
  });

  it("counts a start once, and each letter", async () => {
    const host = createFakeHost();
    renderInHost(<LetterGenerator />, host);
    await user.selectOptions(await typeList(), "iep_meeting");
    await user.type(await field(/^Child's name/), "Maria");
    expect(host.tracked).toEqual(["tool_start"]);
  });
});
