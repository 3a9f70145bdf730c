import { checks, columns, fields, heading, table, text } from "../../blocks.ts";
import { days, number } from "../../print.ts";
import { accommodationChecks, type Layout, orNone, part } from "../Layout.ts";
import { emptyPages } from "../smallPrint.ts";

/** A vendor's fillable export (as PowerSchool's): two columns of facts, values in form fields, minutes in columns by period. */
export const powerSchool: Layout = (data) => {
  const iep = part(data, "iep");
  const { child, dates } = data;
  const day = days("9/4/2025");
  return {
    theme: {
      font: "Helvetica",
      size: 9,
      margin: 40,
      heading: "band",
      boxes: "form",
      header: () => ["Special Programs", "", `${child.name} #${child.id}`],
      footer: (page, pages) => ["Document status: FINAL", "", `${page}/${pages}`],
    },
    blocks: [
      heading("IEP Document", 1),
      columns(
        [
          fields(
            "inline",
            [["Student", child.name]],
            [["School", data.school]],
            [["Disability", iep.disability]],
            [["Parents", child.parents]],
          ),
        ],
        [
          fields(
            "form",
            [["Date of IEP Team meeting", day(dates.meeting)]],
            [["IEP effective from", day(dates["iep-starts"])]],
            [["IEP effective to", day(dates["iep-ends"])]],
            [["3-year reevaluation", day(dates["reevaluation-due"])]],
          ),
        ],
      ),
      heading("Summary of Student Performance (PLAAFP)"),
      ...iep.presentLevels.map(({ title, text: words }) => fields("form", [[title, words]])),
      heading("Considerations"),
      fields("form", [["Family input", orNone(iep.concerns)]]),
      heading("Goals"),
      ...iep.goals.flatMap((goal, index) => [
        fields(
          "form",
          [
            ["Focus", goal.area],
            ["Goal no.", String(index + 1)],
          ],
          [["Goal statement", goal.text]],
          [["Progress measure", orNone(goal.measured)]],
        ),
      ]),
      heading("Accommodations (check those that apply)"),
      checks(accommodationChecks(iep), 2),
      heading("Services"),
      table(
        ["Service type", "Setting", "Mins", "Times", "Per", "Start", "Stop"],
        iep.services.map(({ name, place, minutes, sessions, period, starts, ends }) => [
          name,
          place,
          number(minutes),
          sessions === null ? "" : String(sessions),
          period,
          day(starts),
          day(ends),
        ]),
        [2.4, 2, 0.7, 0.7, 0.9, 1.1, 1.1],
      ),
      heading("Testing"),
      ...iep.testing.map((words) => fields("form", [["Assessment", words]])),
      heading("LRE"),
      fields(
        "form",
        [["Educational environment", iep.placement ?? ""]],
        [["Percent of day in general education", String(iep.generalEducationPercent)]],
      ),
      heading("ESY"),
      checks(
        [
          ["ESY required", iep.esy === "yes"],
          ["ESY not required", iep.esy === "no"],
        ],
        2,
      ),
      heading("Meeting participants"),
      table(
        ["Participant", "Title", "Electronic signature"],
        iep.team.map(({ name, role, signed }) => [
          name,
          role,
          signed ? `Signed ${day(dates.signed)} 10:02 AM` : "Pending",
        ]),
      ),
      text("Generated from the special programs module. Blank fields were left empty by the author.", {
        small: true,
      }),
      ...emptyPages(),
    ],
  };
};
