import { screen, waitFor } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { createFakeCase } from "../../tests/fakeCase.ts";
import { createFakeDrafts, createFakeHost, renderInHost } from "../../tests/renderInHost.tsx";
import { AideScreener } from "../tools/aide-screener/AideScreener.tsx";
import { LetterGenerator } from "../tools/letter-generator/LetterGenerator.tsx";
import { leastForm } from "../tools/letter-generator/tests/sampleForms.ts";
import { addToCaseOf } from "./AddToCase.tsx";

const user = userEvent.setup();
const button = (name: string | RegExp) => screen.findByRole("button", { name });

it("keeps a result in the case by one press, once", async () => {
  const store = createFakeCase();
  const host = createFakeHost(createFakeDrafts({ stage: "result", answers: {} }), null, null, null, store);
  renderInHost(<AideScreener />, { ...host, KeepResult: addToCaseOf("aide-screener", store, host.notify) });
  await user.click(await button("Add to my case"));
  await user.click(await button("Added to your case"));
  expect(store.records).toMatchObject([{ kind: "result", value: { tool: "aide-screener" } }]);
});

it("keeps a letter, changed or not, as one record, and the day on which it was sent", async () => {
  const store = createFakeCase();
  renderInHost(
    <LetterGenerator />,
    createFakeHost(createFakeDrafts(leastForm("records_request")), null, null, null, store),
  );
  await user.click(await button("Write my letter"));
  await user.click(await button("Keep in my case"));
  await screen.findByText("This letter is in your case.");
  await user.click(await button("Save the day"));
  await screen.findByText(/^Your case says that you sent it on/);
  expect(store.records).toMatchObject([
    { kind: "letter", value: { letterType: "records_request", sentOn: expect.any(String) } },
    { kind: "date", value: { trigger: "records-requested", source: "letter-generator" } },
  ]);
});

it("fills a letter from the case by one press, and never without", async () => {
  const store = createFakeCase();
  await store.put("child", { nickname: "Bean", grade: "3", state: "OH", district: "", plan: null }, "child");
  renderInHost(<LetterGenerator />, createFakeHost(createFakeDrafts(), null, null, null, store));
  await user.selectOptions(await screen.findByRole("combobox", { name: /^Which letter/ }), "follow_up");
  const name = () => screen.findByLabelText<HTMLInputElement>(/^Child's name/);
  expect((await name()).value).toBe("");
  await user.click(await button("Fill in what my case says"));
  await waitFor(async () => expect((await name()).value).toBe("Bean"));
});

it("offers none of it where there is no case", async () => {
  renderInHost(<LetterGenerator />, createFakeHost(createFakeDrafts(leastForm("follow_up"))));
  await user.click(await button("Write my letter"));
  await screen.findByText(/No answer/i);
  expect(screen.queryByRole("button", { name: /my case/ })).toBeNull();
});
