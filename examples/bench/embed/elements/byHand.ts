import type { BenchContent, BenchQuestion } from "../content.ts";
import { style } from "./style.ts";

/* The reference: the same intro, questions and a short result as a custom element without any library. */

declare const BENCH_CONTENT: BenchContent;
const { intro, start, title, lead, submit, sections } = BENCH_CONTENT;

type Child = Node | string;

function make(tag: string, more: object, ...children: readonly Child[]): HTMLElement {
  const element = Object.assign(document.createElement(tag), more);
  element.append(...children);
  return element;
}

function field({ kind, question, hint, options }: BenchQuestion, name: string): HTMLElement {
  const help = hint ? [make("p", {}, hint)] : [];
  if (kind === "one") {
    const rows = options.map((option) =>
      make("label", {}, make("input", { type: "radio", name, value: option }), option),
    );
    return make("fieldset", {}, make("legend", {}, question), ...help, ...rows);
  }
  const input =
    kind === "text"
      ? make("textarea", { rows: 4, name })
      : make("select", { name }, ...options.map((option) => make("option", {}, option)));
  return make("div", {}, question, ...help, input);
}

customElements.define(
  "by-hand",
  class extends HTMLElement {
    connectedCallback() {
      const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
      const tool = make("div", { className: "tool" });
      const show = (...children: readonly Child[]) => tool.replaceChildren(...children);
      const answers = () => {
        const form = make(
          "form",
          {
            onsubmit: (event: Event) => {
              event.preventDefault();
              const chosen = [...tool.querySelectorAll<HTMLInputElement>("input:checked")];
              const lines = chosen.map(({ value }) => make("li", {}, value));
              show(make("h2", {}, `You answered ${chosen.length} questions`), make("ul", {}, ...lines));
            },
          },
          make("h2", {}, title),
          make("p", {}, lead),
          ...sections.map((section, index) =>
            make(
              "section",
              {},
              make("h3", {}, section.title),
              make("p", {}, section.lead),
              ...section.questions.map((question, number) => field(question, `${index}-${number}`)),
            ),
          ),
          make("button", {}, submit),
        );
        show(form);
      };
      show(
        make("h2", {}, intro.title),
        make("p", {}, intro.lead),
        make("ul", {}, ...intro.points.map((point) => make("li", {}, point))),
        make("button", { onclick: answers }, start),
      );
      root.replaceChildren(make("style", {}, style), tool);
    }
  },
);
