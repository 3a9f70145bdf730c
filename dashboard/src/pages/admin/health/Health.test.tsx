import type { HealthCheck, ServerHealth } from "@iep-insider/sdk/contract";
import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { main, renderPage } from "../../../../tests/renderPage.tsx";

const at = "2026-11-22T10:00:00.000Z";
const check = (name: HealthCheck["name"], more: Partial<HealthCheck> = {}): HealthCheck => ({
  name,
  state: "ok",
  facts: [],
  settings: [],
  ...more,
});
const health = (...checks: HealthCheck[]): ServerHealth => ({
  checkedAt: at,
  process: { version: "1.0.0", startedAt: at },
  checks,
  jobs: [{ name: "send mails", state: "ok", lastRanAt: at, nextDueAt: null }],
  mails: { waiting: 0, oldestDue: null, givenUp: 3 },
});

it("shows failing checks first, with the settings that fix them, and can check again", async () => {
  const stands = check("payments", { state: "stand_in", settings: ["STRIPE_SECRET_KEY"] });
  const fails = check("mail", { state: "failing", settings: ["SMTP_URL", "MAIL_FROM"] });
  const { user, answers } = await renderPage("/admin/health", {
    signedInAs: { role: "admin" },
    answers: { readHealth: health(check("database"), stands, check("metrics", { state: "missing" }), fails) },
  });
  await main().findByText("3 items need attention");
  const checks = within(main().getByRole("region", { name: "Configuration" }));
  expect(checks.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Outgoing mail",
    "Metrics",
    "Payments",
    "Database",
  ]);
  checks.getByText("Does not work");
  checks.getByText("Set in the server's environment: SMTP_URL, MAIL_FROM");
  main().getByRole("row", { name: /^send mails In order/ });
  answers["readHealth"] = health(check("database"));
  await user.click(main().getByRole("button", { name: "Check again" }));
  await main().findByText("No problems.");
});
