import type { PartnerStatistics } from "@iep-insider/sdk/contract";
import { waitFor, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { ownPartner, siteKey } from "../../../../tests/ownPartner.ts";
import { main, refusal, renderPage } from "../../../../tests/renderPage.tsx";

const day = "2026-11-22";
const empty: PartnerStatistics = {
  from: "2026-11-21",
  to: day,
  by: "day",
  today: day,
  earliest: "2024-12-01",
  periods: ["2026-11-21", day].map((each) => ({ from: each, to: each, isOver: each !== day })),
  cells: [],
  totals: [],
  languages: [],
  state: null,
};
const figures = { tool_load: 11, tool_start: null, tool_complete: null };
const eleven: PartnerStatistics = {
  ...empty,
  cells: [null, "rights-guide" as const].map((tool) => ({ tool, from: day, figures })),
  totals: [null, "rights-guide" as const].map((tool) => ({ tool, figures })),
};

const open = (getStatistics: object) =>
  renderPage("/partners/statistics", {
    signedInAs: { managesSite: true },
    answers: { getPartner: { partner: ownPartner() }, getStatistics },
  });

it("shows no figures while none has reached eleven, and the first steps instead", async () => {
  await open(empty);
  await main().findByRole("heading", { name: /Nothing reached 11/ });
  const builder = main().getByRole("link", { name: "Choose a tool and copy its code" });
  expect(builder.getAttribute("href")).toBe(`/embed-builder?site-key=${siteKey}`);
});

it("shows figures of eleven or more, and only that a figure is smaller otherwise", async () => {
  await open(eleven);
  const tools = await main().findByRole("table", { name: /^Tools/ });
  expect(within(tools).getByRole("row", { name: /Parent Rights Guide/ }).textContent).toBe(
    "Parent Rights Guide11fewer than 11 a dayfewer than 11 a day",
  );
});

it("shows the languages of a month apart from the tools, and says where one is not shown", async () => {
  const languages = [{ language: "en" as const, from: "2026-10-01", figures }];
  await open({ ...eleven, languages });
  const table = await main().findByRole("table", { name: /by language/ });
  expect(within(table).getByRole("row", { name: /October/ }).textContent).toBe(
    "October 2026, English11not shownnot shown",
  );
});

it("keeps days and tool in the address, and says in place which days cannot be", async () => {
  const { user, sent } = await open(eleven);
  await main().findByRole("table", { name: /^Tools/ });
  await user.selectOptions(main().getByLabelText("Tool"), "Parent Rights Guide");
  await waitFor(() => expect(window.location.search).toContain("tool=rights-guide"));
  await user.click(main().getByRole("link", { name: "12 months" }));
  await waitFor(() =>
    expect(sent.filter(({ call }) => call === "getStatistics").at(-1)?.query).toMatchObject({ by: "month" }),
  );
  const last = await main().findByLabelText("Last day");
  await user.clear(last);
  await user.type(last, "2020-01-01");
  await user.click(main().getByRole("button", { name: "Show these days" }));
  await main().findByText("The last day must not be before the first.");
  await waitFor(() => expect(document.activeElement).toBe(last));
});

it("says that the counts did not load, and tries again", async () => {
  const { user, answers } = await open(refusal(500));
  await main().findByText("The counts did not load.");
  answers["getStatistics"] = eleven;
  await user.click(main().getByRole("button", { name: "Try again" }));
  await main().findByRole("table", { name: /^Tools/ });
});
