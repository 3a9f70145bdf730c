import { violations } from "./fixtures/axe.ts";
import { letterField, letterSheet } from "./fixtures/letters.ts";
import { clipboard } from "./fixtures/localTools.ts";
import { expectNoSidewaysScroll } from "./fixtures/looks.ts";
import { tagOf } from "./fixtures/pages.ts";
import { takeText, takeWord } from "./fixtures/taken.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingTold, recordTraffic } from "./fixtures/traffic.ts";

/** What is typed and chosen, in every form in which it could be sent. */
const canaries = /zqx|lee muy despacio|prior[_ ]written/i;

test("from an English form to the letter in both languages, with nothing typed sent", async ({
  openTool,
  page,
  context,
  origins,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { tool } = await openTool("write-to-the-school.html", "letter-generator");
  const traffic = recordTraffic(page);
  const button = (name: string | RegExp) => tool.getByRole("button", { name });
  await tool.locator("[name=letterType]").selectOption("prior_written_notice");
  await letterField(tool, "childName").fill("Zqxmaria Lopez");
  await tool.getByRole("button", { name: "Español" }).click();

  // What was typed is there in the other language, too.
  await expect(letterField(tool, "childName")).toHaveValue("Zqxmaria Lopez");
  await expect(tool.getByRole("checkbox", { name: /intérprete/ })).not.toBeChecked();
  await tool.getByRole("checkbox", { name: /intérprete/ }).check();
  await letterField(tool, "schoolName").fill("Zqx Elementary School");
  await letterField(tool, "principalName").fill("Dr. Zqxadams");
  await letterField(tool, "parentName").fill("Zqxana Lopez");
  await letterField(tool, "specificConcerns").fill("Lee muy despacio");
  await button("Escribir mi carta").click();

  const sheet = letterSheet(tool);
  await expect(sheet).toContainText("I ask for prior written notice of the decision below.");
  await expect(sheet).toContainText("[Translation needed, in Spanish:] Lee muy despacio.");
  await expect(sheet).toContainText("Please have an interpreter at our meetings");
  await expect(sheet).toContainText("Hablo español.");
  await expectNoSidewaysScroll(page, "both letters");
  expect(await violations(page, tagOf["letter-generator"])).toEqual([]);

  await button(/^Copiar/).click();
  await expect(button("¡Copiado!")).toBeVisible();
  const copied = await clipboard(page);
  expect(copied).toContain("Dear Dr. Zqxadams:");
  expect(copied).not.toContain("Hablo español.");
  const word = await takeWord(page, button(/Word/));
  expect(word.text.match(/<w:sectPr/g)).toHaveLength(2);
  expect(word.text).toContain("Hablo español.");
  if (await button("Más").isVisible()) await button("Más").click();
  const { text } = await takeText(page, button(/^Descargar/).last());
  expect(text.split("Spanish copy for the family.")).toHaveLength(2);

  await expectNothingTold(traffic, canaries, origins, 2);
});
