import { screen } from "@testing-library/dom";
import { afterEach, expect, it, vi } from "vitest";
import { renderPage } from "../../tests/renderPage.tsx";
import { keepPlace } from "../start/keepPlace.ts";

const toSpanish = () => screen.queryAllByRole<HTMLAnchorElement>("link", { name: "Español", hidden: true });

afterEach(() => vi.restoreAllMocks());

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

it("names both languages of a page in its head, also after a page in English only", async () => {
  const { user } = await renderPage("/partners");
  await screen.findByRole("heading", { level: 1 });
  const alternates = () =>
    [...document.querySelectorAll<HTMLLinkElement>("link[hreflang]")].map(({ hreflang, href }) => [
      hreflang,
      new URL(href).pathname,
    ]);
  expect(alternates()).toEqual([]);
  const [blog] = screen.getAllByRole("link", { name: "Blog" });
  if (blog) await user.click(blog);
  await vi.waitFor(() =>
    expect(alternates()).toEqual([
      ["en", "/blog"],
      ["es", "/es/blog"],
      ["x-default", "/blog"],
    ]),
  );
});
