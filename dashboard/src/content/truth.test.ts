import { everythingOpen } from "@iep-insider/sdk/access";
import { tools } from "@iep-insider/sdk/catalog";
import { countedEvents } from "@iep-insider/sdk/contract";
import { sessionTokenKey } from "@iep-insider/sdk/session";
import { expect, it } from "vitest";
import { hasPage } from "../app/pagePaths.ts";
import { subscription } from "./account.ts";
import { privacy } from "./privacy.ts";
import { toolPrivacy } from "./privacyTools.ts";
import { siteGroups } from "./resourceSites.ts";
import { terms } from "./terms.ts";

// Each of these fails on the day that a sentence of ours stops being true, and names the sentence.

const words = (content: unknown) => JSON.stringify(content);

it("says that there are no payments for as long as there are none", () => {
  const isSold = ["/pay-per-use", "/subscribe", "/checkout", "/manage-subscription"].some(hasPage);
  expect(words(privacy).includes("There are no payments and no newsletter")).toBe(!isSold);
  expect(words(terms).includes("Nothing is sold here yet.")).toBe(!isSold);
  expect(words(subscription)).toContain("Nothing is sold here yet.");
});

it("tells what an account holds, and where it can be taken along and deleted", () => {
  expect(hasPage("/account")).toBe(true);
  const told = words(privacy.sections.find(({ id }) => id === "accounts"));
  for (const held of ["first and last name", "email address", "password", "browser", "mails", "plan"])
    expect(told).toContain(held);
  expect(told).toContain("download all that we hold, and delete the account");
  expect(words(privacy)).toContain(sessionTokenKey);
  expect(words(terms)).toContain("You can make an account.");
});

it("says that every tool is open without payment, and asks for no address, for as long as it is so", () => {
  expect(everythingOpen("letters")).toEqual({ state: "open" });
  expect(words(terms)).toContain("Every tool that is ready is open to you without payment");
  expect(words(privacy)).toContain("no tool asks for your email address");
});

it("says that the AI tools are not open for as long as none is", () => {
  const isOneOpen = toolPrivacy.some(({ tool, works }) => works === "sends" && tool.isImplemented);
  expect(words(privacy).includes("The AI tools are not open.")).toBe(!isOneOpen);
});

it("has a row for every tool of the catalog, and tells what an AI tool sends", () => {
  expect(toolPrivacy.map(({ tool }) => tool.id)).toEqual(tools.map(({ id }) => id));
  for (const { tool, works, leaves } of toolPrivacy) {
    expect(works, tool.id).toBe(tool.payment === "ai_question" ? "sends" : "device");
    expect(leaves.startsWith("Nothing"), tool.id).toBe(works === "device");
  }
});

it("names everything that is counted", () => {
  const section = privacy.sections.find(({ id }) => id === "counts");
  const points = section?.blocks.flatMap((block) =>
    typeof block === "object" && "points" in block ? block.points : [],
  );
  expect(points).toHaveLength(countedEvents.length);
});

it("prints the prices of the catalog", () => {
  expect(words(terms)).toContain("$4.99");
  expect(words(terms)).toContain("$19.99");
});

it("calls no site official but the government's", () => {
  for (const { address, kind } of siteGroups.flatMap(({ sites }) => sites)) {
    expect(kind === "government", address).toBe(new URL(address).hostname.endsWith(".gov"));
    expect(address).toMatch(/^https:/);
  }
});
