import type { SiteOfPage } from "@iep-insider/sdk/contract";
import { fireEvent, screen, within } from "@testing-library/dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { elementWith } from "../tests/elementWith.ts";
import { showBrand } from "./showBrand.ts";

const site: SiteOfPage = {
  name: "Bay Harbor Parent Center",
  logo: "/embed/logo/abc.png",
  accent: null,
  phone: "(555) 010-0100 ext. 4",
  nextStep: { label: "Talk to a parent adviser", phone: "+1 (555) 010-0199", link: null },
  emailGate: true,
  frameOnly: false,
  whiteLabel: null,
  tools: null,
  defaultState: null,
  sponsor: null,
};

const asked: (readonly [string, unknown])[] = [];
let content: HTMLElement;
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (address: string, { body }: RequestInit) => {
    asked.push([address, body]);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  content = document.createElement("div");
  document.body.append(content);
});
afterEach(() => content.remove());

let keys = 0;
function show(shown: SiteOfPage | null) {
  const element = elementWith({});
  const place = document.createElement("div");
  content.append(place);
  const siteKey = `site_ofbrand${keys++}`;
  const leave = showBrand({ element, place, site: shown, siteKey, server: "https://iep.example" });
  return { element, place, leave };
}

it("is shown above the tool from the first screen on, with name, phone, and a logo unless it fails to load", () => {
  const { place, leave } = show(site);
  within(place).getByText("Offered by Bay Harbor Parent Center");
  const call = within(place).getByRole("link", { name: "Call (555) 010-0100 ext. 4" });
  expect(call.getAttribute("href")).toBe("tel:5550100100;ext=4");
  const logo = place.querySelector("img");
  // The name says it all to who cannot see it.
  expect([logo?.src, logo?.alt]).toEqual(["https://iep.example/embed/logo/abc.png", ""]);
  if (logo) fireEvent.error(logo);
  expect(place.querySelector("img")).toBeNull();
  leave();
  expect(place.childElementCount).toBe(0);
});

it("has a short call and a small logo from the moment when the page gets narrow", () => {
  const { place } = show(site);
  const width = vi.spyOn(place, "clientWidth", "get");
  for (const [now, text] of [
    [320, "Call"],
    [700, "Call (555) 010-0100 ext. 4"],
  ] as const) {
    width.mockReturnValue(now);
    fireEvent(window, new Event("resize"));
    expect(within(place).getByRole("link", { name: "Call (555) 010-0100 ext. 4" }).textContent).toBe(text);
    expect(place.childElementCount).toBe(1);
  }
});

it("reports once which page has the key, without query and hash, and nothing before the key is known", () => {
  window.history.replaceState(null, "", "/tools/maria@example.org?child=ben#notes");
  show(null);
  expect(asked).toEqual([]);
  show(site);
  expect(asked).toEqual([["https://iep.example/api/partner/seen", '{"path":"/tools/…"}']]);
});

it("has a next step below a result, and not when a tool has begun again", () => {
  const { element } = show(site);
  const step = () => screen.queryByRole("region", { name: /^A next step with Bay Harbor/ });
  expect(step()).toBeNull();
  element.dispatchEvent(new CustomEvent("iep:result"));
  const call = screen.getByRole("link", { name: "Call +1 (555) 010-0199" });
  expect(call.getAttribute("href")).toBe("tel:+15550100199");
  element.dispatchEvent(new CustomEvent("iep:ready"));
  expect(step()).toBeNull();
});

it("leads to the partner's page in a new tab, and says where", () => {
  const nextStep = { label: "Read on", phone: null, link: "https://bayharbor.example/next" };
  const { element } = show({ ...site, nextStep });
  element.dispatchEvent(new CustomEvent("iep:result"));
  const link = screen.getByRole("link", { name: "Go to bayharbor.example (opens a new tab)" });
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([nextStep.link, "noopener"]);
});

it("has a white label's next step for the tool, and its privacy page, below the result", () => {
  const whiteLabel = {
    hidesName: true,
    privacyLink: "https://bay.example/privacy",
    toolSteps: [{ tool: "rights-guide", label: "Read our guide", link: "https://bay.example/guide" }],
  } as const;
  const { element } = show({ ...site, whiteLabel });
  const result = (tool: string) => fireEvent(element, new CustomEvent("iep:result", { detail: { tool } }));
  result("rights-guide");
  screen.getByText("Read our guide");
  expect(screen.queryByText("Talk to a parent adviser")).toBeNull();
  const privacy = screen.getByRole("link", { name: "How Bay Harbor Parent Center treats your data" });
  expect(privacy.getAttribute("href")).toBe("https://bay.example/privacy");
  result("aide-screener");
  screen.getByText("Talk to a parent adviser");
  expect(screen.queryByText("Read our guide")).toBeNull();
});
