import { checks, fields, heading, rule, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import { type Layout, part } from "../Layout.ts";

/** A notice with a bilingual title whose boxes are almost all left for "Other", with answers on lines below. */
export const checkedNotice: Layout = (data) => {
  const { decisions, reasons, parts, from, fromTitle } = part(data, "notice");
  const { child, dates } = data;
  const day = days("9 / 4 / 2025");
  const is = (type: string) => decisions.some((decision) => decision.type === type);
  return {
    theme: {
      font: "Helvetica",
      size: 9.5,
      margin: 46,
      heading: "bar",
      boxes: "squares",
      header: () => [data.district, "", "PWN / Aviso previo por escrito"],
      footer: (page, pages) => [`Rev. 8/24`, "", `${page} / ${pages}`],
    },
    blocks: [
      heading("Notice of Action / Aviso de acción", 1),
      fields(
        "below",
        [
          ["Student / Estudiante", child.name],
          ["Date of birth / Fecha de nacimiento", day(child.born)],
          ["Date / Fecha", day(dates.document)],
        ],
        [
          ["School / Escuela", data.school],
          ["Parent(s) / Padre(s)", child.parents],
        ],
      ),
      heading("1. The district / El distrito"),
      checks(
        [
          ["proposes / propone", is("proposes")],
          ["refuses / rechaza", is("refuses")],
        ],
        2,
      ),
      text("to initiate or change / iniciar o cambiar:"),
      checks(
        [
          ["identification", false],
          ["evaluation", false],
          ["placement", false],
          ["FAPE", false],
          ["Other (describe)", true],
        ],
        5,
      ),
      ...decisions.map(({ text: words }) => text(words, { indent: 12 })),
      heading("2. Reason / Razón"),
      checks(
        [
          ["Results of evaluation", false],
          ["Parent request", false],
          ["Progress data", false],
          ["Other (describe)", true],
        ],
        4,
      ),
      ...reasons.map((words) => text(words, { indent: 12 })),
      heading("3. Basis for the decision / Base de la decisión"),
      text(parts["data-used"] ?? "N/A", { indent: 12 }),
      heading("4. Options considered and rejected / Opciones consideradas"),
      text(parts["other-options"] ?? "N/A", { indent: 12 }),
      heading("5. Other relevant factors / Otros factores"),
      text(parts["other-factors"] ?? "N/A", { indent: 12 }),
      heading("6. Procedural safeguards / Garantías procesales"),
      text(parts.safeguards ?? "N/A", { indent: 12 }),
      rule,
      fields("below", [
        ["Name / Nombre", from],
        ["Title / Puesto", fromTitle],
      ]),
    ],
  };
};
