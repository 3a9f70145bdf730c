import {
  formatCents,
  openToolPath,
  prices,
  samplePath,
  type ToolId,
  toolById,
  toolIds,
  whatYouGet,
} from "@iep-insider/sdk/catalog";
import { expect, it } from "vitest";
import { pages, renderPage } from "../prerender.tsx";

/** What each sample has to come to: the first thing that its tool's own rules say of the invented child. */
const verdicts: Readonly<Record<ToolId, string>> = {
  chatbot: "Services that your child should have had may be ordered later, as make-up services.",
  screener: "Consider IEP Evaluation",
  letters: "I ask Lincoln Elementary School to evaluate Samuel for special education.",
  goals: "35 out of 100",
  denials: "The school's reason likely does not hold",
  "signing-advisor": "Sign with exceptions",
  "disability-screener": "What you ticked points to 3 areas to ask the school to check.",
  "aide-screener": "You have strong reasons to ask for one-to-one help.",
  rights: "The rules of Massachusetts",
  "meeting-prep": "7 of 20 steps done",
  "jargon-translator": "Extended school year",
  "dispute-guide": "The IEP is not followed: ask in writing, then complain to the state",
  "emotional-checkin": "School stands out",
  assessments: "3 assessments to ask the school about",
};

it.each(toolIds)("the file of %s has a whole sample that says it is one, and no gate", async (id) => {
  const path = samplePath(id);
  const { html } = await renderPage(path, pages[path]);
  document.body.innerHTML = html;
  const main = document.querySelector("main");
  const text = main?.textContent?.replaceAll(/\s+/g, " ") ?? "";

  expect(text.match(/Sample\. \w+ is an invented child\./g)).toHaveLength(2);
  expect(text).toContain(whatYouGet[id]);
  expect(text).toContain(verdicts[id]);
  // Nothing of it waits for a script, asks for an address or money, or can be sent.
  expect(text).not.toMatch(/Loading|Looking up|We could not load/);
  expect(
    main?.querySelectorAll("form, input[type=email], :is(button, input, select, textarea):enabled"),
  ).toHaveLength(0);
  const way = [...(main?.querySelectorAll("a") ?? [])].filter((link) =>
    link.textContent?.startsWith("Use this tool"),
  );
  expect(way.map((link) => link.getAttribute("href"))).toEqual([openToolPath(id), openToolPath(id)]);
  const isPaid = toolById(id).payment !== null && id !== "jargon-translator";
  expect(way[0]?.textContent).toContain(isPaid ? formatCents(prices.singleUse) : "free");
});
