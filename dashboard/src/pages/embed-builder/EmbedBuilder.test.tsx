import { screen, waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { ownPartner, siteKey } from "../../../tests/ownPartner.ts";
import { main, renderPage } from "../../../tests/renderPage.tsx";

const field = (label: string | RegExp) => main().getByLabelText<HTMLInputElement>(label);
const code = () => screen.getByRole("main").querySelector("figure pre")?.textContent ?? "";

it("shows an invalid value at its field, and leaves it out of the code", async () => {
  const { user } = await renderPage("/embed-builder?tool=jargon-translator");
  await user.type(await main().findByLabelText(/^Color of the buttons/), "red");
  await main().findByText("Enter a # and six digits or letters from a to f.");
  await user.type(field(/^Your site key/), "key");
  await main().findByText(/^This is not a site key\./);
  await waitFor(() => expect(code()).toContain("<iep-jargon-translator><a"));
});

it("fills in the key of the user's site, and stays without it once it was removed", async () => {
  const { user, reload } = await renderPage("/embed-builder?tool=jargon-translator", {
    signedInAs: { managesSite: true },
    answers: { getPartner: { partner: ownPartner() } },
  });
  await main().findByText(/^This is the key of Bay Harbor\./);
  expect(field(/^Your site key/).value).toBe(siteKey);
  await waitFor(() => expect(code()).toContain(`site-key="${siteKey}"`));
  await user.clear(field(/^Your site key/));
  await waitFor(() => expect(window.location.search).not.toContain("site-key"));
  await reload();
  await main().findByRole("link", { name: "What a key adds" });
  await waitFor(() => expect(code()).not.toContain("site-key"));
  expect(field(/^Your site key/).value).toBe("");
});

it("uses the iframe in the code of a site that shows its tools only in iframes", async () => {
  const settings = { ...ownPartner().settings, frameOnly: true };
  await renderPage("/embed-builder?tool=jargon-translator", {
    signedInAs: { managesSite: true },
    answers: { getPartner: { partner: ownPartner({ settings }) } },
  });
  await waitFor(() => expect(code()).toMatch(/<iep-jargon-translator [^>]*render="iframe"/));
});

it("shows the code of another tool with what was chosen for the first", async () => {
  const { user } = await renderPage("/embed-builder?tool=jargon-translator&theme=dark");
  await user.click(await main().findByRole("link", { name: "Choose another tool" }));
  await user.click(await main().findByRole("link", { name: /^Choose.*Parent Rights Guide$/ }));
  await waitFor(() => expect(code()).toMatch(/<iep-rights-guide [^>]*theme="dark"/));
});

it("recommends the frame, and says why, for a tool in which parents write", async () => {
  const { user } = await renderPage("/embed-builder?tool=letter-generator");
  await main().findByText(/^We recommend the iframe for this tool: parents write about their child/);
  await user.click(main().getByRole("link", { name: "Choose another tool" }));
  await user.click(await main().findByRole("link", { name: /^Choose.*Parent Rights Guide$/ }));
  await main().findByRole("radio", { name: /^In an iframe we host/ });
  expect(main().queryByText(/^We recommend the iframe/)).toBeNull();
});
