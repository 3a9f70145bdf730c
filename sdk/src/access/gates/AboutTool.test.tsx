import { screen } from "@testing-library/dom";
import { expect, it } from "vitest";
import { toolById, toolDescriptions, whatYouGet } from "../../catalog/index.ts";
import { fakeSurroundings } from "../tests/fakeSurroundings.ts";
import { showTool } from "../tests/showTool.tsx";

it.each(["rights-guide", "letter-generator"] as const)(
  "says what a parent gets from %s, with a sample to see",
  async (id) => {
    showTool(id, fakeSurroundings({ session: null }));
    const link = await screen.findByRole("link", { name: `See a sample: ${toolById(id).title}` });
    expect(link.getAttribute("href")).toBe(`https://iep.example/tools/${id}/sample`);
    expect(link.parentElement?.textContent).toContain(whatYouGet[id]);
  },
);

it("leaves both to our own site, which shows them above the gate", async () => {
  showTool("rights-guide", fakeSurroundings());
  await screen.findByText("What you entered is kept.");
  for (const about of [toolDescriptions["rights-guide"], whatYouGet["rights-guide"]])
    expect(document.body.textContent).not.toContain(about);
});

it("has no link to a sample where our address is not known", async () => {
  showTool("rights-guide", fakeSurroundings({ session: null, server: null }));
  await screen.findByText(whatYouGet["rights-guide"]);
  expect(screen.queryByRole("link")).toBeNull();
});
