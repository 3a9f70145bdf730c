import type { SiteOfPage } from "@iep-insider/sdk/contract";
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { renderInHost } from "../../../tests/renderInHost.tsx";
import { Part as Branding } from "./Branding.tsx";

const site: SiteOfPage = {
  name: "Bay Harbor Parent Center",
  logo: "/embed/logo/abc.png",
  accent: null,
  nextStep: { label: "Talk to a parent adviser", phone: "+1 (555) 010-0199", link: null },
  emailGate: true,
  tools: null,
  defaultState: null,
  sponsor: null,
};

function show(shown: SiteOfPage | null): HTMLElement {
  const element = document.createElement("div");
  renderInHost(<Branding element={element} site={shown} server="https://iep.example" />);
  return element;
}

/** Shows it as it is once a parent has pressed something. */
async function showUsed(shown: SiteOfPage): Promise<HTMLElement> {
  const element = show(shown);
  await waitFor(() => {
    fireEvent.click(element);
    expect(screen.queryByText(`Offered by ${shown.name}`)).not.toBeNull();
  });
  return element;
}

describe("a partner below its tool", () => {
  it("comes with the first press, so that nothing moves before", async () => {
    show(site);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText("Offered by Bay Harbor Parent Center")).toBeNull();
    await showUsed(site);
  });

  it("stands there with its name, and a logo from our server until that does not come", async () => {
    await showUsed(site);
    const name = await screen.findByText("Offered by Bay Harbor Parent Center");
    const logo = name.parentElement?.querySelector("img");
    expect(logo?.src).toBe("https://iep.example/embed/logo/abc.png");
    // The name says it all to who cannot see it.
    expect(logo?.alt).toBe("");
    if (logo) fireEvent.error(logo);
    await waitFor(() => expect(document.querySelector("img")).toBeNull());
  });

  it("has a next step below a result, and not when a tool has begun again", async () => {
    const element = await showUsed(site);
    const tell = (name: string) => element.dispatchEvent(new CustomEvent(name));
    const call = () => screen.queryByRole("link", { name: "Call +1 (555) 010-0199" });
    expect(call()).toBeNull();
    await waitFor(() => {
      tell("iep:result");
      expect(call()).not.toBeNull();
    });
    expect(call()?.getAttribute("href")).toBe("tel:+15550100199");
    expect(screen.getAllByRole("link")).toHaveLength(1);
    tell("iep:ready");
    await waitFor(() => expect(call()).toBeNull());
  });

  it("leads to the partner's page in a new tab, and says where", async () => {
    const nextStep = { label: "Read on", phone: null, link: "https://bayharbor.example/next" };
    const element = await showUsed({ ...site, nextStep });
    await waitFor(() => {
      element.dispatchEvent(new CustomEvent("iep:result"));
      expect(screen.queryByRole("link")).not.toBeNull();
    });
    const link = screen.getByRole("link", { name: "Go to bayharbor.example (opens a new tab)" });
    expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([nextStep.link, "noopener"]);
  });

  it("is not there before the server has said whose page it is", async () => {
    show(null);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.querySelector("footer")).toBeNull();
  });
});
