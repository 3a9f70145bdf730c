import { loadStates } from "@iep-insider/sdk/law";
import { expect, it } from "vitest";
import { createLawIndex } from "../../law/createLawIndex.ts";
import { fakeModel } from "../../tests/fakeModel.ts";
import { write } from "../../write.ts";
import { chat } from "./chat.ts";

const law = createLawIndex(await loadStates());
const input = { question: "Can I record the IEP meeting?" };
const question = { input, law, today: "2026-11-22", evidence: chat.retrieve(input, law) };
const answered = (citation: string) => ({
  outcome: "answered",
  advice: "Here is what the rule says. Ask your school for its own rule in writing.",
  doNext: ["Ask the school for its rule."],
  citations: [citation],
});
const writeWith = (...answers: readonly unknown[]) => write(chat, question, fakeModel(...answers), undefined);

it("lets the model answer a topic that the rules did not find, within that topic's law", async () => {
  const { draft, engine } = await writeWith({ topics: ["bring-someone"] }, answered("bring-others"));
  expect({ engine, topics: draft.topics, citations: draft.citations }).toEqual({
    engine: "openai",
    topics: ["bring-someone"],
    citations: ["bring-others"],
  });
});

it("does not cite the law of a topic that the model did not choose", async () => {
  const wrong = answered("manifestation");
  const { engine, rejected, draft } = await writeWith({ topics: ["bus"] }, wrong, wrong);
  expect({ engine, rejected }).toEqual({ engine: "rules", rejected: ["citations", "citations"] });
  expect(draft.topics).toEqual(["bus"]);
});

it("says that it does not know where the model finds none of our topics and cannot answer", async () => {
  const unknown = { outcome: "unknown", advice: "", doNext: [], citations: [] };
  const { draft } = await writeWith({ topics: [] }, unknown);
  expect(draft.outcome).toBe("unknown");
});

it.each([
  ["an invented topic", { topics: ["how-to-win"] }],
  ["no list", { topics: "record-meeting" }],
  ["nothing", null],
  ["a failure", { fails: "unavailable" }],
])("goes by the rules where the model's reading is %s", async (_, reading) => {
  const { draft, engine } = await writeWith(reading, answered("recording-meetings"));
  expect({ engine, topics: draft.topics }).toEqual({ engine: "openai", topics: ["record-meeting"] });
});
