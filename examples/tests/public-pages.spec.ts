import { expect, test } from "./fixtures/test.ts";
import { recordTraffic } from "./fixtures/traffic.ts";

const pages = [
  { path: "/tools", heading: "Assessment Tools" },
  { path: "/contact", heading: "Customer Support" },
  { path: "/resources", heading: "Resources" },
  { path: "/terms", heading: "Terms of Service" },
  { path: "/privacy", heading: "Privacy" },
  { path: "/accessibility", heading: "Accessibility" },
  { path: "/not-legal-advice", heading: "Not legal advice" },
] as const;

test("a walk through all the pages asks nobody else, and counts each by its path", async ({
  page,
  origins,
}) => {
  const traffic = recordTraffic(page);
  await page.goto(origins.product);
  for (const { heading, path } of pages) {
    const name = heading === "Customer Support" ? "Contact Us" : heading.replace(" of Service", "");
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).first().click();
    await expect(page).toHaveURL(origins.product + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  const countOf = (path: string) => JSON.stringify({ event: "page_view", subject: path });
  await expect
    .poll(async () => (await traffic.sent()).map((request) => request.body))
    .toEqual(expect.arrayContaining(pages.map(({ path }) => countOf(path))));
  const elsewhere = (await traffic.sent()).filter(({ url }) => !url.startsWith(origins.product));
  expect(elsewhere).toEqual([]);
});

test("the privacy page has a row for every tool of the hub, and for the questionnaires", async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.product}/privacy`);
  await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(14 + 2);
});
