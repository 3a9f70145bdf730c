import { alternatesOf } from "@iep-insider/sdk/contract";
import { routes, titleOf } from "./fixtures/routes.ts";
import { expect, test } from "./fixtures/test.ts";

// The pages as files: what a robot, and a reader without scripts, gets. No browser is needed for any of it.

/** Where a link of the file leads: `href` and `src`, as the pre-rendered pages write them. */
const destinations = /\s(?:href|src)="([^"]+)"/g;

test("every link of every page leads to a place that is there", { tag: "@full" }, async ({
  request,
  origins,
}) => {
  const pages = new Map<string, string>();
  const textOf = async (path: string): Promise<string> => {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const answer = await request.get(origins.product + path);
    expect(answer.status(), path).toBe(routes.find((route) => route.path === path)?.status ?? 200);
    const text = /text|xml|json/.test(answer.headers()["content-type"] ?? "") ? await answer.text() : "";
    pages.set(path, text);
    return text;
  };
  const broken: string[] = [];
  let followed = 0;
  for (const { path } of routes) {
    const html = (await textOf(path)).replace(/<script type="application\/ld\+json">.*?<\/script>/gs, "");
    for (const [, written = ""] of html.matchAll(destinations)) {
      const link = new URL(written.replaceAll("&amp;", "&"), origins.product + path);
      if (link.origin !== origins.product) {
        // Nothing else can be reached from here; what is asked is that it can be a page at all.
        if (!/^(https:\/\/[\w-]+(\.[\w-]+)+\/|mailto:|tel:)/.test(link.href))
          broken.push(`${path}: ${written}`);
        continue;
      }
      followed += 1;
      const target = await textOf(link.pathname + link.search);
      if (link.hash && !target.includes(`id="${decodeURIComponent(link.hash.slice(1))}"`))
        broken.push(`${path}: ${written} has no such place`);
    }
  }
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThan(500);
});

test("every page is in its file: its title, its address, its words, and a strict policy", async ({
  request,
  origins: { product, simulator },
}) => {
  const frames = new Map<string, readonly string[]>();
  for (const route of routes) {
    const { path, status, isUnlisted, isShell } = route;
    const answer = await request.get(product + path);
    expect(answer.status(), path).toBe(status ?? 200);
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).not.toContain("unsafe");
    // Only the page with the card form may frame another origin.
    expect(policy.includes(simulator), path).toBe(path === "/checkout");

    const html = await answer.text();
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1], path).toMatch(titleOf(route));
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(html, path).not.toContain("origin.invalid");
    expect(html.includes('<meta name="robots" content="noindex">'), path).toBe(Boolean(isUnlisted));
    expect(html.includes(`<link rel="canonical" href="${product}${path}">`), path).toBe(!isUnlisted);
    const [, inMain = ""] = /<main.*?>(.*?)<\/main>/s.exec(html) ?? [];
    const words = inMain
      .replaceAll(/<[^>]+>/g, " ")
      .trim()
      .split(/\s+/);
    expect(words.length, path).toBeGreaterThan(isShell || status ? 5 : 40);
    // The operators' screens have a frame of their own.
    if (route.only !== "admin") frames.set(path, frameOf(html));
  }
  // The same menu and help, in the same order, on every page.
  const [first = []] = frames.values();
  expect(first).toContain("/contact");
  expect([...frames].filter(([, links]) => links.join() !== first.join())).toEqual([]);
  const map = await (await request.get(`${product}/sitemap.xml`)).text();
  const named = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const listed = routes.filter(({ isUnlisted }) => !isUnlisted).map(({ path }) => path);
  const inSpanish = listed.flatMap((path) => alternatesOf(path).filter(([language]) => language === "es"));
  const meant = [...listed, ...inSpanish.map(([, path]) => path)].map((path) => product + path);
  expect(named.toSorted()).toEqual(meant.toSorted());
  const robots = await (await request.get(`${product}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${product}/sitemap.xml`);
  expect((await request.get(`${product}/og.png`)).headers()["content-type"]).toBe("image/png");
});

/** Where the header and the footer of a page lead, in their order. */
/** Without the link to the page in the other language, which is its own. */
function frameOf(html: string): readonly string[] {
  const outside = html.replace(/<main.*<\/main>/s, "").replaceAll(/<a [^>]*data-same-page[^>]*>/g, "");
  return [...outside.matchAll(/<a [^>]*href="([^"#]+)"/g)].map(([, to = ""]) => to);
}
