import {
  formatCents,
  openToolPath,
  prices,
  samplePath,
  toolById,
  toolIds,
  whatYouGet,
} from "@iep-insider/sdk/catalog";
import { verdicts } from "@iep-insider/widgets/samples/verdicts";
import { expect, it } from "vitest";
import { pages, renderPage } from "../prerender.tsx";

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
