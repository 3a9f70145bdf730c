import { type Block, fields, heading, list, table, text } from "../../blocks.ts";
import { days } from "../../print.ts";
import { blankProgressSheet } from "../attachedPages.ts";
import { adverbs, needAnswer } from "../formParts.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** A record system's fillable printout as in Nebraska: facts in form fields, services with minutes, sessions and unit apart. */
export const nebraska: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  const esy = {
    yes: "The student needs ESY services.",
    no: "The student does not need ESY services.",
    "to be decided": "The team will decide about ESY services in the spring.",
  };
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 48,
      heading: "caps",
      boxes: "form",
      footer: (page, pages) => [`SRS  ${child.name}`, "", `Page ${page} of ${pages}`],
    },
    blocks: [
      heading("Individual Education Program", 1),
      fields(
        "form",
        [
          ["Student", child.name],
          ["Birth Date", day(child.born)],
        ],
        [
          ["Grade", child.grade],
          ["School", data.school],
        ],
        [
          ["Date of IEP", day(dates.meeting)],
          ["Projected IEP Review Date", day(dates["annual-review-due"])],
        ],
        [
          ["Last MDT Evaluation", day(dates["last-evaluation"])],
          ["Next MDT Evaluation Due", day(dates["reevaluation-due"])],
        ],
        [["Verified Disability", iep.disability]],
      ),
      heading("A. Present levels of performance"),
      text("Strengths of the student", { bold: true }),
      text(orNone(iep.strengths)),
      text("Parental information", { bold: true }),
      text(orNone(iep.concerns)),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
      text("How the disability affects progress in the general curriculum", { bold: true }),
      text(orNone(iep.impact)),
      heading("B. Special considerations"),
      text(
        `Behavior: ${needAnswer(iep, "behavior")}    Communication: ${needAnswer(iep, "communication")}    Assistive technology: ${needAnswer(iep, "technology")}`,
      ),
      ...(iep.transition.length > 0
        ? [
            heading("C. Transition"),
            ...iep.transition.flatMap(({ title, text: words }) => [text(title, { bold: true }), text(words)]),
          ]
        : []),
      heading("D. Goals"),
      ...iep.goals.flatMap((goal, index): Block[] => [
        fields("inline", [
          ["Goal", String(index + 1)],
          ["Goal Area", goal.area],
        ]),
        text(goal.text),
        table(
          ["Objectives", "Evaluation procedure", "Schedule", "Criterion met (date)"],
          goal.objectives.length > 0
            ? goal.objectives.map((words) => [words, goal.measured, "Quarterly", ""])
            : [["See annual goal", goal.measured, "Quarterly", ""]],
          [3, 2, 1, 1],
        ),
      ]),
      heading("E. Special education and related services"),
      table(
        ["Service", "Setting", "Minutes", "Times", "Per", "Begin", "End"],
        iep.services.map(({ name, place, minutes, sessions, period, starts, ends }) => [
          name,
          place,
          String(minutes),
          String(sessions ?? 1),
          adverbs[period],
          day(starts),
          day(ends),
        ]),
        [2.6, 2, 0.9, 0.8, 1, 1.3, 1.3],
      ),
      heading("F. Accommodations and modifications"),
      list(iep.accommodations, "*"),
      heading("G. State and district-wide assessment"),
      list(iep.testing, "*"),
      heading("H. Extended school year"),
      text(iep.esy ? esy[iep.esy] : ""),
      heading("I. Least restrictive environment"),
      fields(
        "inline",
        [["Placement", iep.placement ?? ""]],
        [["Percent of day with nondisabled peers", String(iep.generalEducationPercent ?? "")]],
      ),
      heading("J. Conference participants"),
      ...iep.team.map(({ name, role, signed }) =>
        fields("form", [
          [`${role} signature`, signed ? name : ""],
          ["Date", signed ? day(dates.signed) : ""],
        ]),
      ),
      ...blankProgressSheet(iep),
    ],
  };
};
