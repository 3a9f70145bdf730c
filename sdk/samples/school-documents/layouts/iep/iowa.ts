import { type Block, fields, heading, list, pageBreak, rule, text } from "../../blocks.ts";
import { days, lastFirst } from "../../print.ts";
import { timesOf } from "../formParts.ts";
import { type Layout, orNone, part } from "../Layout.ts";

/** After the export of Iowa's web system: lettered pages, a page per goal, each service in sentences with its start. */
export const iowa: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("09/04/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 50,
      heading: "underline",
      boxes: "brackets",
      header: () => [`Name: ${lastFirst(child.name)}`, "", `Date: ${day(dates.meeting)}`],
      footer: (page, pages) => ["ACHIEVE printout", "", `${page} of ${pages}`],
    },
    blocks: [
      heading("Individualized Education Program", 1),
      fields(
        "inline",
        [
          ["Learner", child.name],
          ["Birthdate", day(child.born)],
        ],
        [
          ["Attending Building", data.school],
          ["Grade", child.grade],
        ],
        [
          ["Meeting Date", day(dates.meeting)],
          ["IEP Duration", `${day(dates["iep-starts"])} - ${day(dates["iep-ends"])}`],
        ],
        [["Three-Year Reevaluation by", day(dates["reevaluation-due"])]],
      ),
      heading("Present Levels of Academic Achievement and Functional Performance"),
      text("Strengths, interests and preferences of this individual:", { bold: true }),
      text(orNone(iep.strengths)),
      text("Parents' concerns for enhancing this individual's education:", { bold: true }),
      text(orNone(iep.concerns)),
      text("Effect of this individual's disability on involvement and progress in general education:", {
        bold: true,
      }),
      text(orNone(iep.impact)),
      ...iep.presentLevels.flatMap(({ title, text: words }) => [
        text(`${title}:`, { bold: true }),
        text(words),
      ]),
      ...iep.goals.flatMap((goal, index): Block[] => [
        pageBreak,
        heading(`Goal ${index + 1}`),
        fields("inline", [["Area of goal", goal.area]]),
        text("Baseline:", { bold: true }),
        text(orNone(goal.baseline)),
        text("Measurable annual goal (condition, individual, behavior, criterion):", { bold: true }),
        text(goal.text),
        text("Monitoring procedures:", { bold: true }),
        text(orNone(goal.measured)),
        ...(goal.objectives.length > 0
          ? [text("Major milestones:", { bold: true }), list(goal.objectives, "o")]
          : []),
      ]),
      pageBreak,
      heading("Special Education Services"),
      ...iep.services.flatMap((service): Block[] => [
        fields(
          "inline",
          [["Service", service.name]],
          [
            ["Time and frequency", `${service.minutes} minutes ${timesOf(service).toLowerCase()}`],
            ["Setting", service.place],
          ],
          [
            ["Provider", orNone(service.provider)],
            ["Begins", day(service.starts)],
          ],
        ),
        rule,
      ]),
      text("Accommodations:", { bold: true }),
      list(iep.accommodations, "o"),
      heading("Other Considerations"),
      fields(
        "inline",
        [["Physical Education", "General"]],
        [["Transportation", "General"]],
        [
          [
            "Extended School Year Services",
            iep.esy === "yes" ? "Yes" : iep.esy === "no" ? "No" : "The team will decide at a later date",
          ],
        ],
      ),
      ...(iep.transition.length > 0
        ? [
            heading("Postsecondary Expectations"),
            ...iep.transition.flatMap(({ title, text: words }) => [
              text(`${title}:`, { bold: true }),
              text(words),
            ]),
          ]
        : []),
      heading("District-Wide Assessment"),
      ...iep.testing.map((words) => text(words)),
      heading("Least Restrictive Environment"),
      fields(
        "inline",
        [["Setting in which services will be provided", iep.placement ?? ""]],
        [["Time in general education", `${iep.generalEducationPercent}%`]],
        [["Removal from general education", `${100 - (iep.generalEducationPercent ?? 0)}%`]],
      ),
      heading("Team Members Present"),
      text("Signatures show participation and do not indicate agreement.", { small: true }),
      ...iep.team.map(({ name, role, signed }) =>
        text(signed ? `${role}: /s/ ${name}, ${day(dates.signed)}` : `${role}: ${name} (by phone)`),
      ),
    ],
  };
};
