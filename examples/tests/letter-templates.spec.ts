import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures/test.ts";

for (const { fileName, title, says } of [
  { fileName: "IEP-Meeting-Request-Letter.txt", title: "Ask for an IEP meeting", says: "IEP team" },
  {
    fileName: "Initial-Special-Education-Assessment-Request-Letter.txt",
    title: "Ask for a first evaluation",
    says: "evaluat",
  },
  {
    fileName: "Concerns-Documentation-Letter.txt",
    title: "Put your concerns in writing",
    says: "in writing",
  },
] as const) {
  test(`${fileName} can be downloaded under this name, with blanks to fill in`, async ({
    page,
    origins,
    request,
  }) => {
    await page.goto(`${origins.product}/resources#letters`);
    const begun = page.waitForEvent("download");
    await page.getByRole("link", { name: `Download ${title}` }).click();
    const download = await begun;
    expect(download.suggestedFilename()).toBe(fileName);
    const text = await readFile(await download.path(), "utf8");
    expect(text).toContain("[your child's name]");
    expect(text).toContain(says);
    expect(text).not.toMatch(/undefined|null|\[object/);
    const answer = await request.get(`${origins.product}/templates/${fileName}`);
    expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
    expect(await answer.text()).toBe(text);
  });
}

test("each letter leads to the tool that writes it with you", async ({ page, origins }) => {
  await page.goto(`${origins.product}/resources`);
  await expect(page.getByRole("link", { name: "Write it with the Letter Generator" })).toHaveCount(3);
  await page.getByRole("link", { name: "Write it with the Letter Generator" }).first().click();
  await expect(page).toHaveURL(/\/advanced-tools(#letter-generator|\?tool=letters)$/);
});
