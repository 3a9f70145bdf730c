import { columns, fields, heading, list, table, text } from "../../blocks.ts";
import { amount, days, first } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** A charter school's own form: short headings, what helps beside the testing, a goal as a two-column card. */
export const charterPlan: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("Sept. 4, 2025");
  const name = first(child.name);
  return {
    theme: {
      font: "Helvetica",
      size: 10.5,
      margin: 58,
      heading: "underline",
      boxes: "checkmarks",
      footer: (page) => [data.school, "", `${child.name} / IEP / ${page}`],
    },
    blocks: [
      heading(`${data.school} IEP`, 1),
      columns(
        [
          fields(
            "inline",
            [["Student", child.name]],
            [["Born", day(child.born)]],
            [["Grade", child.grade]],
            [["Family", child.parents]],
            [["Eligibility", iep.disability]],
          ),
        ],
        [
          fields(
            "inline",
            [["IEP meeting", day(dates.meeting)]],
            [["IEP begins", day(dates["iep-starts"])]],
            [["Next IEP due", day(dates["annual-review-due"])]],
            [["Last evaluation", day(dates["last-evaluation"])]],
            [["Next evaluation due", day(dates["reevaluation-due"])]],
          ),
        ],
      ),
      heading("Strengths and interests"),
      text(orNone(iep.strengths)),
      heading("Family priorities"),
      text(orNone(iep.concerns)),
      heading("Present levels"),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [heading(title, 3), text(words)]),
      heading("How the disability affects learning"),
      text(orNone(iep.impact)),
      heading("Annual goals"),
      ...iep.goals.map((goal, index) =>
        table(
          [`Goal ${index + 1}: ${goal.area}`, "Now and how we measure"],
          [[goal.text, [goal.baseline && `Now: ${goal.baseline}`, goal.measured].filter(Boolean).join("\n")]],
          [3, 2],
        ),
      ),
      ...(iep.transition.length > 0
        ? [
            heading("After high school"),
            ...iep.transition.flatMap(({ title, text: words }) => [heading(title, 3), text(words)]),
          ]
        : []),
      heading("Accommodations and testing"),
      columns(
        [text("In class", { bold: true }), list(iep.accommodations)],
        [text("State and school tests", { bold: true }), list(iep.testing)],
      ),
      heading("Services"),
      table(
        ["Service", "How much", "Where", "From", "Until"],
        iep.services.map((service) => [
          service.name,
          amount(service, "words"),
          service.place,
          day(service.starts),
          day(service.ends),
        ]),
        [2, 2.2, 1.7, 1.4, 1.4],
      ),
      heading("Placement (LRE)"),
      fields(
        "inline",
        [["Placement", iep.placement ?? ""]],
        [["Time in general education", `${iep.generalEducationPercent}%`]],
      ),
      ...iep.notes.map((words) => text(words)),
      heading("Extended school year"),
      text(
        iep.esy === "yes"
          ? `${name} qualifies for ESY. ${iep.esyReason}`
          : iep.esy === "no"
            ? `${name} does not qualify for ESY at this time. ${iep.esyReason}`
            : `ESY: decision pending. ${iep.esyReason}`,
      ),
      heading("Signatures"),
      ...iep.team.map(({ name: member, role, signed }) =>
        fields("inline", [
          [role, signed ? member : "________________"],
          ["Date", signed ? day(dates.signed) : "____________"],
        ]),
      ),
    ],
  };
};
