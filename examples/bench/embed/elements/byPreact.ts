import { createElement as h, useState } from "preact/compat";
import { createRoot } from "preact/compat/client";
import type { BenchContent, BenchQuestion } from "../content.ts";
import { style } from "./style.ts";

/* The same tool on bare preact/compat: the cost of the view library alone. */

declare const BENCH_CONTENT: BenchContent;
const { intro, start, title, lead, submit, sections } = BENCH_CONTENT;
type Answers = Readonly<Record<string, string>>;

interface FieldProps {
  readonly asked: BenchQuestion;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Field({ asked: { kind, question, hint, options }, value, onChange }: FieldProps) {
  const help = hint ? h("p", null, hint) : null;
  const change = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value);
  if (kind === "one") {
    const rows = options.map((option) =>
      h(
        "label",
        { key: option },
        h("input", { type: "radio", checked: value === option, value: option, onChange: change }),
        option,
      ),
    );
    return h("fieldset", null, h("legend", null, question), help, rows);
  }
  const rows = options.map((option) => h("option", { key: option }, option));
  return h(
    "div",
    null,
    question,
    help,
    kind === "text"
      ? h("textarea", { rows: 4, value, onChange: change })
      : h("select", { value, onChange: change }, rows),
  );
}

function Advisor() {
  const [stage, setStage] = useState("intro");
  const [answers, setAnswers] = useState<Answers>({});
  if (stage === "intro")
    return [
      h("h2", null, intro.title),
      h("p", null, intro.lead),
      h(
        "ul",
        null,
        intro.points.map((point) => h("li", { key: point }, point)),
      ),
      h("button", { type: "button", onClick: () => setStage("questions") }, start),
    ];
  const chosen = Object.entries(answers);
  if (stage === "result")
    return [
      h("h2", null, `You answered ${chosen.length} questions`),
      h(
        "ul",
        null,
        chosen.map(([name, value]) => h("li", { key: name }, value)),
      ),
    ];
  const submitted = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    setStage("result");
  };
  return h(
    "form",
    { onSubmit: submitted },
    h("h2", null, title),
    h("p", null, lead),
    sections.map((section) =>
      h(
        "section",
        { key: section.title },
        h("h3", null, section.title),
        h("p", null, section.lead),
        section.questions.map((asked) =>
          h(Field, {
            key: asked.question,
            asked,
            value: answers[asked.question] ?? "",
            onChange: (value) => setAnswers({ ...answers, [asked.question]: value }),
          }),
        ),
      ),
    ),
    h("button", { type: "submit" }, submit),
  );
}

customElements.define(
  "by-preact",
  class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: "open" });
      const [look, tool] = [document.createElement("style"), document.createElement("div")];
      look.textContent = style;
      tool.className = "tool";
      root.append(look, tool);
      createRoot(tool).render(h(Advisor, null));
    }
  },
);
