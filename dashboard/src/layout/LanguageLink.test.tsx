import { screen } from "@testing-library/dom";
import { expect, it } from "vitest";
import { renderPage } from "../../tests/renderPage.tsx";
import { keepPlace } from "../start/keepPlace.ts";

const toSpanish = () => screen.queryAllByRole<HTMLAnchorElement>("link", { name: "Español", hidden: true });

it("leads to the same page in Spanish, says in which language it is, and keeps query and hash", async () => {
  keepPlace();
  await renderPage("/pricing?from=mail#faq");
  // In the line of links, in the phone's menu, and in the footer.
  expect(toSpanish().map((link) => [link.pathname, link.lang, link.hreflang])).toEqual(
    Array.from({ length: 3 }, () => ["/es/pricing", "es", "es"]),
  );
  const [link] = toSpanish();
  link?.addEventListener("click", (event) => event.preventDefault());
  link?.click();
  expect(link?.href).toBe(`${window.location.origin}/es/pricing?from=mail#faq`);
});

it.each(["/partners", "/no-such-page"])("is not on %s, which is in English only", async (path) => {
  await renderPage(path);
  await screen.findByRole("heading", { level: 1 });
  expect(toSpanish()).toEqual([]);
});
