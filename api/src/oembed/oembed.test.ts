import { formerToolIds, openToolPath, samplePath, tools } from "@iep-insider/sdk/catalog";
import { previewPath, reservedHeight } from "@iep-insider/sdk/embed";
import { expect, test } from "vitest";
import { anotherApp, useTestApp } from "../../tests/useTestApp.ts";
import { limits } from "../http/limits.ts";
import { oembedSchema } from "./response.ts";

const origin = "https://iep.example";
const app = useTestApp({ environment: { publicOrigin: origin } });

function oembed(url: string, more: Record<string, string> = {}) {
  return app.request(`/oembed?${new URLSearchParams({ url, ...more })}`);
}

async function describe(path: string, more: Record<string, string> = {}) {
  const response = await oembed(origin + path, more);
  expect(response.status, path).toBe(200);
  return oembedSchema.parse(await response.json());
}

test.each(tools)("the pages of $title are embedded as its frame", async ({ id, title }) => {
  for (const path of [openToolPath(id), samplePath(id), `/frame/${id}`]) {
    const described = await describe(path, { maxwidth: "500" });
    expect(described).toMatchObject({ version: "1.0", type: "rich", title, width: 500 });
    expect(described.height).toBe(reservedHeight(id).findLast(({ from }) => from <= 500)?.height);
    expect(described.html).toBe(
      `<iframe title="${title}" src="${origin}/frame/${id}" width="500" height="${described.height}" allow="clipboard-write" frameborder="0"></iframe>`,
    );
  }
});

test("an address with a former id, a slash at its end and choices is embedded as chosen", async () => {
  const former = Object.entries(formerToolIds).find(([, id]) => id === "rights-guide")?.[0];
  const { html } = await describe(
    `/advanced-tools/?tool=${former}&state=tx&theme=dark&heading=${"a%26b%22"}`,
  );
  expect(html).toContain(`src="${origin}/frame/rights-guide?heading=a%26b%22&amp;theme=dark&amp;state=TX"`);
});

test.each([
  ["a page with no tool", `${origin}/pricing`],
  ["the hub without a tool", `${origin}/advanced-tools`],
  ["a tool we do not have", `${origin}/advanced-tools?tool=nothing`],
  ["a sample's address with a tag", `${origin}/tools/iep-chat/sample`],
  ["a preview", `${origin}${previewPath}?tool=chat`],
  ["another origin", "https://other.example/advanced-tools?tool=chat"],
  ["our name before another's", `${origin}.other.example/advanced-tools?tool=chat`],
  ["no address", "chat"],
])("404 for %s", async (_, url) => {
  const response = await oembed(url);
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
  expect(await response.json()).toMatchObject({ code: "not_found" });
});

test.each([
  ["yaml", 501, "unsupported_format"],
  ["", 501, "unsupported_format"],
])("the format %j is answered with %i", async (format, status, code) => {
  const response = await oembed(`${origin}/tools`, { format });
  expect([response.status, await response.json()]).toMatchObject([status, { code }]);
});

test.each(["maxwidth", "maxheight"])("%s has to be a number of pixels", async (name) => {
  const response = await oembed(`${origin}/tools`, { [name]: "-1" });
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { fields: { [name]: expect.any(String) } },
  ]);
});

test("an iframe is no wider and no higher than the site has space for", async () => {
  const { width, height } = await describe("/advanced-tools?tool=chat", {
    maxwidth: "320",
    maxheight: "700",
  });
  expect([width, height]).toEqual([320, 700]);
  expect((await describe("/advanced-tools?tool=chat", { maxwidth: "4000" })).width).toBe(640);
});

test("XML has the same fields, escaped", async () => {
  const response = await oembed(`${origin}/tools`, { format: "xml" });
  expect(response.headers.get("Content-Type")).toBe("text/xml; charset=utf-8");
  const xml = await response.text();
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8" standalone="yes"\?>\n<oembed><version>1\.0</);
  expect(xml).toContain("<html>&lt;iframe title=&quot;");
  expect(xml).toContain("<width>640</width>");
});

test("any site may read the answer, and keep it for a day", async () => {
  const { headers } = await oembed(`${origin}/tools`);
  expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(headers.get("Cache-Control")).toBe("public, max-age=86400");
});

test("the page of the hub names its oEmbed in a header, with a tool only", async () => {
  const { headers } = await app.request("/advanced-tools?tool=chat");
  expect(headers.get("Link")).toBe(
    ["json", "xml"]
      .map(
        (format) =>
          `<${origin}/oembed?url=${origin}/advanced-tools%3Ftool%3Dchat&format=${format}>; rel="alternate"; type="${format === "json" ? "application/json" : "text/xml"}+oembed"`,
      )
      .join(", "),
  );
  expect((await app.request("/advanced-tools")).headers.get("Link")).toBeNull();
});

test("a flood from one address ends, and the refusal says when to come back", async () => {
  const strict = await anotherApp(app, {
    environment: { publicOrigin: origin },
    limits: { ...app.services.limits, oembedRequests: { ...limits.oembedRequests, requests: 2 } },
  });
  const statuses = [];
  for (let request = 0; request < 3; request++)
    statuses.push((await strict.request(`/oembed?url=${origin}/tools`)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test("nothing but GET", async () => {
  expect((await app.request("/oembed", { method: "POST" })).status).toBe(405);
});
