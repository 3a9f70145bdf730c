import { type Block, fields, heading, rule, text } from "../../blocks.ts";
import { amount, days } from "../../print.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** A web program's print: no table or box, labels in front of or above values, cards between lines, stamps for signatures. */
export const webPrint: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("Sep 4, 2025");
  const card = (...blocks: Block[]): Block[] => [...blocks, rule];
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 56,
      heading: "plain",
      boxes: "brackets",
      header: () => [`${day(dates.meeting)}, 2:07 PM`, "", `Plan | ${child.name}`],
      footer: (page, pages) => ["https://plans.example/student/plan/print", "", `${page}/${pages}`],
    },
    blocks: [
      heading(child.name, 1),
      fields(
        "above",
        [
          ["School", data.school],
          ["Grade", child.grade],
          ["Disability category", iep.disability],
        ],
        [
          ["Meeting", day(dates.meeting)],
          ["Starts", day(dates["iep-starts"])],
          ["Ends", day(dates["iep-ends"])],
        ],
        [
          ["Evaluated", day(dates["last-evaluation"])],
          ["Evaluation due", day(dates["reevaluation-due"])],
        ],
      ),
      rule,
      heading("Profile"),
      fields("above", [["Strengths and interests", orNone(iep.strengths)]]),
      fields("above", [["Family concerns", orNone(iep.concerns)]]),
      ...iep.presentLevels.map(({ title, text: words }) =>
        fields("above", [[`Present level: ${title}`, words]]),
      ),
      rule,
      heading("Goals"),
      ...iep.goals.flatMap((goal) =>
        card(
          fields("above", [[goal.area, goal.text]]),
          ...(goal.baseline ? [text(`Baseline: ${goal.baseline}`)] : []),
          ...(goal.measured ? [text(`Measured with: ${goal.measured}`)] : []),
        ),
      ),
      heading("Services"),
      ...iep.services.flatMap((service) =>
        card(
          text(service.name),
          text(
            [
              amount(service, "sentence"),
              service.place,
              service.starts ? `${day(service.starts)} to ${day(service.ends)}` : "",
            ]
              .filter(Boolean)
              .join(" | "),
          ),
        ),
      ),
      heading("Accommodations"),
      ...orLine(iep.accommodations),
      rule,
      heading("Assessments"),
      ...orLine(iep.testing),
      rule,
      heading("Least restrictive environment"),
      fields("above", [
        ["Setting", iep.placement ?? ""],
        ["General education", iep.generalEducationPercent === null ? "" : `${iep.generalEducationPercent}%`],
        [
          "Extended school year",
          iep.esy === "yes" ? "Yes" : iep.esy === "no" ? "No" : iep.esy ? "Undecided" : "",
        ],
      ]),
      ...(iep.transition.length > 0
        ? [
            heading("After high school"),
            ...iep.transition.map(({ title, text: words }) => fields("above", [[title, words]])),
          ]
        : []),
      heading("Signatures"),
      ...iep.team.map(({ name, role, signed }) =>
        text(
          signed
            ? `Electronically signed by ${name}, ${role}, on ${day(dates.signed)} at 4:12 PM`
            : `Waiting for ${name}, ${role}`,
        ),
      ),
    ],
  };
};

function orLine(lines: readonly string[]): Block[] {
  return lines.length > 0 ? lines.map((words) => text(words)) : [text("None entered")];
}
