import type { ChatAnswer, ChatQuestion } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { nothing, type ToolSample } from "../../samples/ToolSample.ts";
import { chatWords } from "./content.ts";
import { Messages } from "./Messages.tsx";
import spanish from "./sampleAnswer.es.json" with { type: "json" };
import english from "./sampleAnswer.json" with { type: "json" };

const file = import.meta.env.IEP_LOCALE === "es" ? spanish : english;
const { question }: ChatQuestion = file.question;
const answer = file.answer as ChatAnswer;

export const sample: ToolSample = {
  child: "Ben",
  situation:
    "Ben is 8 and stutters. His IEP says speech therapy twice a week, and his sessions stopped when the therapist left. His father asks what the school owes him.",
  Result: () => (
    <>
      <h2 className={tw`text-xl font-heading`}>{chatWords.title}</h2>
      <Messages
        exchanges={[{ id: 1, question, came: { answer } }]}
        pending={null}
        onCancel={nothing}
        onReturned={nothing}
        onChoose={nothing}
        onRephrase={nothing}
      />
    </>
  ),
};
