import { answerTools, nameLeftOut } from "../tests/fixtures/aiTools.ts";
import { someAddress } from "../tests/fixtures/gates.ts";
import { type ToolName, tagOf } from "../tests/fixtures/pages.ts";
import { buy } from "../tests/fixtures/wallet.ts";
import { downloadWord } from "./downloads.ts";
import { catchPrint, printed } from "./print.ts";
import { screenOf } from "./screen.ts";
import { expect, test } from "./test.ts";
import { goThrough } from "./throughTool.ts";

// Every tool through its element, in each engine: to its result and its file.

const word = "Download for Word";

const localTools: readonly (readonly [tool: ToolName, fileName: RegExp, says: string])[] = [
  ["evaluation-screener", /^special-education-evaluation/, "34 CFR 300.301"],
  ["504-screener", /^iep-vs-504-screener/, "34 CFR 300.301"],
  ["signing-advisor", /^IEP-Signing-Recommendation/, "34 CFR 300"],
  ["emotional-checkin", /^emotional-checkin-report/, "34 CFR 300.324"],
  ["assessments", /./, "34 CFR 300.301"],
  ["letter-generator", /_letter\.docx$/, "Zqxmark"],
];

for (const [tool, fileName, says] of localTools)
  test(`${tool}: result, copy and Word file`, async ({ session, openElement }) => {
    const tag = tagOf[tool];
    const screen = await openElement(tag);
    await goThrough(session, screen, tag, "button", word);
    await screen.press(/^Copy/);
    await screen.get("button", "Copied!");
    const file = await downloadWord(session, () => screen.press(word));
    expect(file.name).toMatch(fileName);
    expect(file.text).toContain(says);
  });

test("aide-screener: result and print, then a letter that knows the answers", async ({
  session,
  openElement,
}) => {
  const tag = tagOf["aide-screener"];
  const screen = await openElement(tag);
  await goThrough(session, screen, tag, "heading", /strong reasons/);
  await catchPrint(session.tab);
  await screen.press("Print");
  const { prints, frames } = await printed(session.tab);
  expect(prints).toEqual([{ text: expect.stringContaining("34 CFR 300.42"), isStyled: true }]);
  expect(frames).toBe(0);
  await screen.press("Go to the Letter Generator");
  await screen.get("combobox", /^Which letter do you need/);
  expect(await screen.fieldValue("combobox", /^Which letter do you need/)).toBe("aide_assessment");
});

test("meeting-checklist and rights-guide: the email gate opens both; file and state card", async ({
  session,
  openElements,
}) => {
  await openElements([tagOf["meeting-checklist"], tagOf["rights-guide"]]);
  const checklist = screenOf(session.tab, tagOf["meeting-checklist"]);
  const rights = screenOf(session.tab, tagOf["rights-guide"]);
  await checklist.check(/^Read the last IEP/);
  await checklist.press("Print or save the list");
  await checklist.type("Email Address", someAddress());
  await checklist.press("Get Free Access Now");
  const list = await downloadWord(session, () => checklist.press(word));
  expect(list.text.match(/<w14:checked w14:val="1"/g)).toHaveLength(1);
  await rights.choose(/^Your state/, "OH");
  await rights.get("heading", "The rules of Ohio");
  const card = await downloadWord(session, () => rights.press(word));
  expect(card.text).toContain("9. The right to disagree");
});

for (const one of answerTools)
  test(`${one.tool}: answered, and shown again after a reload`, async ({ session, origins, openElement }) => {
    const screen = await openElement(tagOf[one.tool], { key: await buy(origins, one.tool) });
    for (const [label, value] of [...one.choices, [/^Your state/, "MA"] as const])
      await screen.choose(label, value);
    await screen.type(one.field, one.text);
    await screen.type(/^Names to leave out/, nameLeftOut);
    await screen.press(one.button);
    await screen.get("heading", "This is what we will send");
    await screen.press("Send");
    if (one.confirm) await screen.press(one.confirm);
    await screen.get(...one.answer);
    await session.tab.reload();
    await screen.press("Show my last answer");
    await screen.get(...one.answer);
  });

test("jargon-translator: suggests and explains a term", async ({ openElement }) => {
  const screen = await openElement(tagOf["jargon-translator"]);
  await (await screen.get("textbox", /^A term to look up/)).type("PLAFFP\n");
  // The same term is also below, where it moves once there are suggestions.
  await screen.get("heading", /Did you mean/);
  await screen.press("PLAAFP");
  await screen.get("heading", "PLAAFP");
});
