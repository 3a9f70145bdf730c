import { type Block, checks, fields, heading, list, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { type Layout, part } from "../Layout.ts";

/** An amendment between annual meetings, with only the changed pages: what changed in words, then the pages as they are now. */
export const amendedPages: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 10,
      margin: 50,
      heading: "band",
      boxes: "form",
      header: () => [child.name, "", `Amendment of ${day(dates.document)}`],
      footer: (page, pages) => [data.district, "", `${page} of ${pages}`],
    },
    blocks: [
      heading("IEP AMENDMENT", 1),
      fields(
        "inline",
        [
          ["Student", child.name],
          ["Date of birth", day(child.born)],
        ],
        [
          ["School", data.school],
          ["Grade", child.grade],
        ],
        [["Date of IEP team meeting for the current IEP", day(dates.meeting)]],
        [
          ["Date of this amendment", day(dates.document)],
          ["Annual review due", day(dates["annual-review-due"])],
        ],
      ),
      text("The current IEP is changed:"),
      checks(
        [
          ["by agreement of the parent and the district, without a meeting", true],
          ["at an IEP team meeting", false],
        ],
        1,
      ),
      heading("Description of the Changes"),
      ...iep.notes.map((words, index) => text(`${index + 1}. ${words}`)),
      text("All other parts of the IEP stay as they are. The changed pages follow."),
      ...(iep.presentLevels.length > 0
        ? [
            heading("Present Levels of Academic Achievement and Functional Performance (addition)"),
            ...iep.presentLevels.flatMap(({ title, text: words }) => [
              text(title, { bold: true }),
              text(words),
            ]),
          ]
        : []),
      ...(iep.goals.length > 0
        ? [
            heading("Annual Goals (new)"),
            ...iep.goals.flatMap((goal): Block[] => [
              fields("inline", [["Area", goal.area]]),
              fields("inline", [["Annual goal", goal.text]]),
              ...(goal.objectives.length > 0 ? [list(goal.objectives, "-")] : []),
            ]),
          ]
        : []),
      heading("Special Education and Related Services (as amended)"),
      table(
        ["Service", "Amount and frequency", "Location", "Begin", "End"],
        iep.services.map(({ name, minutes, sessions, period, place, starts, ends }) => [
          name,
          sessions === null
            ? `${number(minutes)} minutes per ${period}`
            : `${minutes} minutes, ${sessions} ${sessions === 1 ? "time" : "times"} per ${period}`,
          place,
          day(starts),
          day(ends),
        ]),
        [2, 1.8, 1.6, 1, 1],
      ),
      ...(iep.accommodations.length > 0
        ? [heading("Accommodations (as amended)"), list(iep.accommodations, "-")]
        : []),
      ...(iep.placement
        ? [
            heading("Placement (as amended)"),
            fields(
              "inline",
              [["Placement", iep.placement]],
              [["Time in general education", `${iep.generalEducationPercent}%`]],
            ),
          ]
        : []),
      heading("Agreement"),
      ...iep.team.map(({ name, role, signed }) =>
        fields("inline", [
          [role, signed ? name : "____________________"],
          ["Date signed", signed ? day(dates.signed) : "__________"],
        ]),
      ),
    ],
  };
};
