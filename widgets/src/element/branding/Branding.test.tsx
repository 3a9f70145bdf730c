import type { SiteOfPage } from "@iep-insider/sdk/contract";
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { renderInHost } from "../../../tests/renderInHost.tsx";
import { Part as Branding } from "./Branding.tsx";

const site: SiteOfPage = {
  name: "Bay Harbor Parent Center",
  logo: "/embed/logo/abc.png",
  accent: null,
  phone: null,
  nextStep: { label: "Talk to a parent adviser", phone: "+1 (555) 010-0199", link: null },
  emailGate: true,
  tools: null,
  defaultState: null,
  sponsor: null,
};

/** Renders it with a paragraph that stands there once everything else does. */
async function show(shown: SiteOfPage | null): Promise<HTMLElement> {
  const element = document.createElement("div");
  renderInHost(
    <>
      <Branding element={element} site={shown} server="https://iep.example" />
      <p>Rendered</p>
    </>,
  );
  await screen.findByText("Rendered");
  return element;
}

/** Shows it as it is once a parent has pressed something, or has come to a result. */
async function showUsed(shown: SiteOfPage, event?: string): Promise<HTMLElement> {
  const element = await show(shown);
  expect(document.querySelector("footer"), "nothing moves before").toBeNull();
  await waitFor(() => {
    fireEvent.click(element);
    if (event) element.dispatchEvent(new CustomEvent(event));
    expect(screen.queryByText(`Offered by ${shown.name}`)).not.toBeNull();
    expect(screen.queryAllByRole("link")).toHaveLength(event ? 1 : 0);
  });
  return element;
}

it("comes with the first press, with its name, and a logo from our server until that fails", async () => {
  await showUsed(site);
  const logo = screen.getByText("Offered by Bay Harbor Parent Center").parentElement?.querySelector("img");
  expect(logo?.src).toBe("https://iep.example/embed/logo/abc.png");
  // The name says it all to who cannot see it.
  expect(logo?.alt).toBe("");
  if (logo) fireEvent.error(logo);
  await waitFor(() => expect(document.querySelector("img")).toBeNull());
});

it("has a next step below a result, and not when a tool has begun again", async () => {
  const element = await showUsed(site, "iep:result");
  const call = screen.getByRole("link", { name: "Call +1 (555) 010-0199" });
  expect(call.getAttribute("href")).toBe("tel:+15550100199");
  element.dispatchEvent(new CustomEvent("iep:ready"));
  await waitFor(() => expect(screen.queryByRole("link")).toBeNull());
});

it("leads to the partner's page in a new tab, and says where", async () => {
  const nextStep = { label: "Read on", phone: null, link: "https://bayharbor.example/next" };
  await showUsed({ ...site, nextStep }, "iep:result");
  const link = screen.getByRole("link", { name: "Go to bayharbor.example (opens a new tab)" });
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([nextStep.link, "noopener"]);
});
