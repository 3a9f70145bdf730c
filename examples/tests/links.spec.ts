import { routes } from "./fixtures/routes.ts";
import { expect, test } from "./fixtures/test.ts";

/** Where a link of the file leads: `href` and `src`, as the pre-rendered pages write them. */
const destinations = /\s(?:href|src)="([^"]+)"/g;

test("every link of every page leads somewhere, and to a place that is there", async ({
  request,
  origins,
}) => {
  test.setTimeout(120_000);
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
      const target = await textOf(link.pathname);
      if (link.hash && !target.includes(`id="${decodeURIComponent(link.hash.slice(1))}"`))
        broken.push(`${path}: ${written} has no such place`);
    }
  }
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThan(500);
});

test("the site map names exactly the pages that are meant to be found", async ({ request, origins }) => {
  const map = await (await request.get(`${origins.product}/sitemap.xml`)).text();
  const named = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const meant = routes.filter(({ unlisted }) => !unlisted).map(({ path }) => origins.product + path);
  expect(named.toSorted()).toEqual(meant.toSorted());
  const robots = await (await request.get(`${origins.product}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${origins.product}/sitemap.xml`);
});
