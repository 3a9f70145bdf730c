import { screen, within } from "@testing-library/dom";
import { afterEach, expect, it } from "vitest";
import { renderPage } from "../../../tests/renderPage.tsx";

afterEach(() => document.querySelector('meta[name="founder"]')?.remove());

function mark(content: string): void {
  document.head.append(Object.assign(document.createElement("meta"), { name: "founder", content }));
}

it("shows no founder and no link to the page if the operator has not written one", async () => {
  await renderPage("/about");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("404 Page Not Found");
  expect(screen.queryByRole("link", { name: "Who made this" })).toBeNull();
});

it("shows what the operator wrote, with the picture under the name", async () => {
  mark(JSON.stringify({ name: "Ana Bell", paragraphs: ["One.", "Two."], photo: "/founder/a.png" }));
  await renderPage("/about");
  const main = screen.getByRole("main");
  expect(within(main).getByRole("heading", { level: 1 }).textContent).toContain("Ana Bell");
  expect(within(main).getByRole("img", { name: "Ana Bell" }).getAttribute("src")).toBe("/founder/a.png");
  for (const text of ["One.", "Two."]) expect(within(main).getByText(text)).toBeDefined();
});

it("every page leads there by loading it", async () => {
  mark("");
  await renderPage("/pricing");
  expect(screen.getByRole("link", { name: "Who made this" }).getAttribute("href")).toBe("/about");
});
