import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../tests/createTestApp.ts";
import { registerPartner } from "./service.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test("registering a key again brings its row in line", async () => {
  const origins = ["https://one.example"];
  const first = await registerPartner(app.services, "command", {
    name: "One",
    origins,
    siteKey: "site_againagain",
  });
  const again = await registerPartner(app.services, "command", {
    name: "Two",
    origins: [],
    siteKey: "site_againagain",
  });
  expect([again.id, again.name]).toEqual([first.id, "Two"]);
  const made = await registerPartner(app.services, "command", { name: "Three", origins });
  expect(made.siteKey).toMatch(/^site_[A-Za-z0-9]{24}$/);
});
