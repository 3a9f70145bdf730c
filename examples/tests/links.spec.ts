import type { APIRequestContext } from "@playwright/test";
import { routes, titleOf } from "./fixtures/routes.ts";
import { expect, test } from "./fixtures/test.ts";

// The pages as files: what a robot, and a reader without scripts, gets. No browser is needed for any of it.

/** Where a link of the file leads: `href` and `src`, as the pre-rendered pages write them. */
const destinations = /\s(?:href|src)="([^"]+)"/g;

test("every link of every page leads somewhere, and to a place that is there", async ({
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
      const target = await textOf(link.pathname);
      if (link.hash && !target.includes(`id="${decodeURIComponent(link.hash.slice(1))}"`))
        broken.push(`${path}: ${written} has no such place`);
    }
  }
  expect(broken).toEqual([]);
  expect(followed).toBeGreaterThan(500);
});

test("every page says in its file what it is, by which address it is found, and its words", async ({
  request,
  origins: { product, simulator },
}) => {
  const titles = new Set<string>();
  for (const route of routes) {
    const { path, status, unlisted, isShell } = route;
    const answer = await request.get(product + path);
    expect(answer.status(), path).toBe(status ?? 200);
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).not.toContain("unsafe");
    // Only the page with the card form may show somebody else's.
    expect(policy.includes(simulator), path).toBe(path === "/checkout");

    const html = await answer.text();
    const [, title = ""] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
    expect(title, path).toMatch(titleOf(route));
    titles.add(title);
    expect(html, path).toMatch(/<meta name="description" content="(?=[^"]{30,165}")(\S+ ){5}/);
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(html, path).not.toContain("origin.invalid");
    expect(html.includes('<meta name="robots" content="noindex">'), path).toBe(Boolean(unlisted));
    expect(html.includes(`<link rel="canonical" href="${product}${path}">`), path).toBe(!unlisted);
    if (unlisted) expect(html, path).not.toContain('rel="canonical"');
    else expect(html, path).toContain(`<meta property="og:url" content="${product}${path}">`);
    const words = wordsOf(html);
    const [, inMain = ""] = /<main.*?>(.*?)<\/main>/s.exec(html) ?? [];
    expect(wordsOf(inMain).split(/\s+/).length, path).toBeGreaterThan(isShell || status ? 5 : 40);
    // What a robot reads there, a parent reads on the page.
    for (const said of sentencesOf(html)) expect(words, path).toContain(said);
  }
  // Titles of pages that only some see may repeat; those that are found may not.
  expect(titles.size).toBeGreaterThanOrEqual(routes.filter(({ unlisted }) => !unlisted).length);
});

test("the site map names exactly the pages that are meant to be found", async ({ request, origins }) => {
  const { product } = origins;
  const map = await (await request.get(`${product}/sitemap.xml`)).text();
  const named = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const meant = routes.filter(({ unlisted }) => !unlisted).map(({ path }) => product + path);
  expect(named.toSorted()).toEqual(meant.toSorted());
  expect(await (await request.get(`${product}/robots.txt`)).text()).toContain(
    `Sitemap: ${product}/sitemap.xml`,
  );
  expect(await typeOf(request, `${product}/og.png`)).toContain("image/png");
  expect(await typeOf(request, `${product}/site.webmanifest`)).toContain("application/manifest+json");
  expect((await request.get(`${product}/blog/no-such-post`)).status()).toBe(404);
});

const typeOf = async (request: APIRequestContext, address: string) =>
  (await request.get(address)).headers()["content-type"];

/** The questions, headlines and answers of a page's structured data. */
function sentencesOf(page: string): string[] {
  const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  return blocks.flatMap(([, json]) => {
    const data = JSON.parse(json ?? "");
    if (data["@type"] === "BlogPosting") return [data.headline];
    if (data["@type"] !== "FAQPage") return [];
    return data.mainEntity.flatMap((one: { name: string; acceptedAnswer: { text: string } }) => [
      one.name,
      one.acceptedAnswer.text,
    ]);
  });
}

/** The words of the body, as a reader without scripts has them. */
function wordsOf(html: string): string {
  const text = html.replaceAll(/<\/(p|li|h\d|summary|div)>/g, " ").replaceAll(/<[^>]+>/g, "");
  return text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}
