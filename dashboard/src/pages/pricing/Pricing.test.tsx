import { screen, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { renderPage } from "../../../tests/renderPage.tsx";

it("says what each plan costs and where it leads, and which way is cheaper", async () => {
  await renderPage("/pricing");
  const main = screen.getByRole("main");
  const plans = within(main).getByRole("region", { name: "Plans" });
  for (const [name, price, button, path] of [
    ["Pro Membership", "$19.99", "Start Pro Membership", "/subscribe"],
    ["Pay Per Use", "$4.99", "Buy One Use", "/pay-per-use"],
    ["Free Resources", "$0", "See Free Resources", "/resources"],
  ] as const) {
    const plan = within(plans).getByRole("heading", { name }).closest("li");
    expect(plan?.textContent).toContain(price);
    expect(within(plans).getByRole("link", { name: button }).getAttribute("href")).toBe(path);
  }
  const rows = within(main)
    .getAllByRole("row")
    .map(({ textContent }) => textContent);
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^4 uses.*\$19\.96\$19\.99$/),
      expect.stringMatching(/^5 uses.*\$24\.95\$19\.99$/),
      expect.stringMatching(/4 quizzes and 10 questions.*\$69\.86/),
    ]),
  );
  for (const claim of [
    "Cancel anytime",
    "Pro pays for itself with the 5th use in a month.",
    "If you use the tools fewer than 5 times a month",
  ])
    expect(main.textContent).toContain(claim);
});
