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

it("leaves the languages of the page in its head, and takes them out when another page shows", async () => {
  document.head.innerHTML = `<link rel="canonical" href="${window.location.origin}/pricing"><link rel="alternate" hreflang="es" href="/es/pricing">`;
  const alternates = () => document.querySelectorAll("link[hreflang]").length;
  const { user } = await renderPage("/pricing");
  await screen.findByRole("heading", { level: 1 });
  expect(alternates()).toBe(1);
  const [blog] = screen.getAllByRole("link", { name: "Blog" });
  if (blog) await user.click(blog);
  await vi.waitFor(() => expect(alternates()).toBe(0), 10_000);
});
