import { emailAccessLasts, purchaseKeyName } from "@iep-insider/sdk/access";
import { caseDatabaseName } from "@iep-insider/sdk/case/database";
import { syncDatabaseName } from "@iep-insider/sdk/case/sync";
import { formatCents, hubTools, prices, toolById, tools, useLasts } from "@iep-insider/sdk/catalog";
import { advertisingPages, countedEvents, pageAt } from "@iep-insider/sdk/contract";
import { keptKey, ownTemplatesKey } from "@iep-insider/sdk/host";
import { sessionTokenKey } from "@iep-insider/sdk/session";
import { expect, it } from "vitest";
import { choiceKey } from "../app/analytics/choice.ts";
import { syncMarkName } from "../app/host/syncMark.ts";
import { caseFile } from "./case.ts";
import { stopWords } from "./caseSync.ts";
import { faq } from "./faq.ts";
import { hub } from "./hub.ts";
import { kept } from "./kept.ts";
import { stayUpdated } from "./navigation.ts";
import { newsletter } from "./newsletter.ts";
import { whatItIs } from "./partners.ts";
import { plans } from "./pricing.ts";
import { privacy } from "./privacy.ts";
import { toolPrivacy } from "./privacyTools.ts";
import { siteGroups } from "./resourceSites.ts";
import { byMail } from "./resources.ts";
import { terms } from "./terms.ts";

// Each of these fails when one of our claims stops being true, and names the claim.

const words = (content: unknown) => JSON.stringify(content);

it("answers questions as the terms, the plans and the privacy page do", () => {
  const told = words(faq);
  expect(words(plans)).toContain("No account needed");
  for (const [page, shared] of [
    [terms, "A use that you have not spent does not expire."],
    [
      terms,
      "it does not count as a use. If you were charged twice for one thing, you get the second payment back.",
    ],
    [terms, "You get what the law where you live gives you."],
    [terms, "All tools stay open to you"],
    [privacy, "never leaves your device."],
  ] as const) {
    expect(words(page).toLowerCase(), shared).toContain(shared.toLowerCase());
    expect(told.toLowerCase(), shared).toContain(shared.toLowerCase());
  }
  for (const price of Object.values(prices)) {
    expect(told).toContain(formatCents(price));
    expect(words(terms)).toContain(formatCents(price));
  }
  expect(told).toContain("Parent Rights Guide, IEP Meeting Prep Checklist, and Emotional Check-In");
  // One count everywhere: the questionnaires are no further tool.
  expect(words(whatItIs)).toContain(`We have ${hubTools.length} tools`);
  expect(told).toContain("Nine of our fourteen tools use none. The other five answer questions.");
});

it("tells on which pages the advertising tag may be, and what it is given", () => {
  const told = words(privacy.sections.find(({ id }) => id === "ads"));
  // The home page, the prices, the list of posts, the resources.
  expect(advertisingPages).toHaveLength(4);
  for (const kept of [
    choiceKey,
    "_gcl",
    "_ga",
    "Global Privacy Control",
    "Without a yes, nothing of it is loaded.",
  ])
    expect(told).toContain(kept);
  expect(words(privacy.sections.find(({ id }) => id === "storage"))).toContain(choiceKey);
  expect(words(privacy)).not.toMatch(/no ads, no trackers, no requests|We do not share/i);
});

it("tells who gets a card, and names all that a payment leaves in the browser", () => {
  const told = words(privacy);
  expect(words(privacy.sections.find(({ id }) => id === "payments"))).toContain("Stripe");
  for (const name of [purchaseKeyName, "iep_verified_access", "iep_payment_verification", "iep_signup"])
    expect(told).toContain(name);
  expect(told).toContain("Your card number never reaches us.");
});

it("tells that own letter templates stay in the browser, how long, and how they are removed", () => {
  const told = words(privacy.sections.find(({ id }) => id === "storage"));
  expect(told).toContain(`under the name ${ownTemplatesKey}`);
  expect(told).toContain("when you sign out, when Pro ends, and when you delete your account");
  expect(told).toContain(`press Delete under “My templates” in the ${toolById("letter-generator").title}`);
});

it("tells which tools keep what on the device, under which names, and where all of it is forgotten", () => {
  const told = words(privacy.sections.find(({ id }) => id === "storage"));
  expect(told).toContain(`begin with ${keptKey("letter-generator").split(":")[0]},`);
  for (const id of ["letter-generator", "emotional-checkin", "meeting-checklist"] as const)
    expect(told).toContain(`The ${toolById(id).title} keeps`);
  expect(told).toContain(`“${kept.forget}” under ${hub.title}`);
});

it("tells where the case is kept, and how it is removed", () => {
  const told = words(privacy.sections.find(({ id }) => id === "storage"));
  expect(told).toContain(`in a database named ${caseDatabaseName}`);
  expect(told).toContain(`press “${caseFile.remove}” on that page, or “${kept.forget}” under ${hub.title}`);
});

it("tells where the key of a synced case is kept", () => {
  const told = words(privacy.sections.find(({ id }) => id === "sync"));
  expect(told).toContain(`in a database named ${syncDatabaseName}`);
  expect(told).toContain(`an entry named ${syncMarkName}`);
  expect(told).toContain(`“${stopWords.here.button}”`);
});

it("tells what an account holds, and where it can be taken along and deleted", () => {
  expect(pageAt("/account")).toBe("/account");
  const told = words(privacy.sections.find(({ id }) => id === "accounts"));
  for (const held of ["first and last name", "email address", "password", "browser", "mails", "plan"])
    expect(told).toContain(held);
  expect(told).toContain("download all that we hold, and delete the account");
  expect(words(privacy)).toContain(sessionTokenKey);
  expect(words(terms)).toContain("You need no account for a single use or for the free tools.");
});

it("says that free tools ask for an email address, and what becomes of it", () => {
  const free = words(privacy.sections.find(({ id }) => id === "free-tools"));
  expect(free).toContain("we send you no email for it");
  expect(free).toContain("The newsletter has a box of its own there.");
  expect(free).toContain(`for ${emailAccessLasts / 86_400_000} days`);
  expect(words(terms)).toContain("They ask for your email address.");
  expect(words(hub)).toContain("They ask for your email address");
});

it("tells what the newsletter and a letter by mail keep, and where they are asked for", () => {
  expect(["/newsletter", "/resources"].every(pageAt)).toBe(true);
  expect(stayUpdated.path).toBe(`/resources#${newsletter.section.id}`);
  for (const text of [newsletter.toLeave, byMail.kept])
    expect(privacy.sections.map(({ id }) => `/privacy#${id}`)).toContain(/\]\((.*)\)/.exec(text)?.[1]);
  const kept = words(privacy.sections.find(({ id }) => id === "kept"));
  for (const sentence of ["until you stop it", "7 days, and up to one more", "letter template: 24 months"])
    expect(kept).toContain(sentence);
  expect(words(byMail.kept)).toContain("for 24 months");
  expect(words(privacy)).not.toContain("There is no newsletter.");
});

it("tells what an AI tool sends, who gets it, and how long an answer is kept", () => {
  const told = words(privacy.sections.find(({ id }) => id === "ai"));
  for (const sentence of [
    "You see what is sent and can change it.",
    "We ask it not to store what we send.",
    "We do not keep what you ask.",
    `is kept for ${useLasts / 3_600_000} hours`,
    "Terms in our glossary are explained on your device.",
  ])
    expect(told).toContain(sentence);
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

it("calls no site official but the government's", () => {
  for (const { address, kind } of siteGroups.flatMap(({ sites }) => sites)) {
    expect(kind === "government", address).toBe(new URL(address).hostname.endsWith(".gov"));
    expect(address).toMatch(/^https:/);
  }
});
